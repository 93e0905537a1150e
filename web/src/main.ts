import { mount } from 'svelte';
import App from './App.svelte';
import './fonts/fonts.css';
import './tokens.css';
import './kit/base.css';

export default mount(App, { target: document.getElementById('app')! });
