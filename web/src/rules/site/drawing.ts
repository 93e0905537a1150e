/* One drawn example of the written rules, over the whole of its frame: which one says the address. */

import { mount } from 'svelte';
import '../../tokens.css';
import '../../kit/base.css';
import { teach } from '../../text/text.svelte';
import { beside } from './api';
import Example from './Example.svelte';

const drawn = beside.examples[location.hash.slice(1)];
teach(beside.language, beside.text);
document.documentElement.lang = beside.language;
if (drawn) mount(Example, { target: document.body, props: { game: beside.game, drawn } });
