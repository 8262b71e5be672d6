/** Before any test: all languages are known. */
import { LANGUAGES, learn } from './texts';

await Promise.all(LANGUAGES.map(learn));
