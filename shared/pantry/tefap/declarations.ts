import { vocabulary } from '../../core/text/text.ts'
import en from '../../languages/en/pantry/tefap.json' with { type: 'json' }
import es from '../../languages/es/pantry/tefap.json' with { type: 'json' }

/** Wordings of the declarations by version; a certificate names version and language. A changed wording is a new version. */
export const declarations = vocabulary<typeof en.declarations>({ en: en.declarations, es: es.declarations })
