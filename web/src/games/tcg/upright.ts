/* A window that is higher than wide, or a phone: path and hand stand over and under the camps, not beside them. */

import type { Frame } from '../../table/frame.svelte';

export const UPRIGHT = '(max-width: 599.9px), (max-aspect-ratio: 1/1)';
export const isUpright = ({ form, width, height }: Frame): boolean => form === 'phone' || (form !== 'landscape' && width <= height);
