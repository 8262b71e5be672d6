/** Entry point of the gallery, served by `npm run dev` at /gallery.html; not part of the built client. */
import { mount } from 'svelte';
import '../tokens.css';
import { settings } from '../settings.svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('gallery');
if (target) void settings.learn().then(() => mount(Gallery, { target }));
