/** Whether things may move. */
import { prefersReducedMotion } from 'svelte/motion';
import { settings } from '../settings.svelte';

export const isCalm = (): boolean => settings.calm || prefersReducedMotion.current;
