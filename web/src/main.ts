/** The client's entry point. */
import './parts/storage';
import { mount } from 'svelte';
import App from './App.svelte';
import { house } from './device/door';
import { site } from './device/site';
import { pressWithoutFocus } from './parts/finger';
import { fetchStylesAgain } from './parts/styles';
import { settings } from './settings.svelte';
import './tokens.css';
import './page.css';

pressWithoutFocus();
fetchStylesAgain();
// While somebody reads, the table comes.
if (site) void house();
const target = document.getElementById('app');
if (target) {
  settings.learn().then(
    () => mount(App, { target }),
    // Without its words the page can say only this.
    () => (target.textContent = 'Vervet: the server does not answer. Le serveur ne répond pas.'),
  );
}
