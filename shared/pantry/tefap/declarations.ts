import { vocabulary } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/tefap.json' with { type: 'json' }
import en from '../../languages/en/pantry/tefap.json' with { type: 'json' }
import es from '../../languages/es/pantry/tefap.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/tefap.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/tefap.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/tefap.json' with { type: 'json' }
import so from '../../languages/so/pantry/tefap.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/tefap.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/tefap.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/tefap.json' with { type: 'json' }

/** Wordings of the declarations by version; a certificate names version and language. A changed wording is a new version. */
export const declarations = vocabulary<typeof en.declarations>({
  en: en.declarations,
  es: es.declarations,
  ar: ar.declarations,
  ht: ht.declarations,
  ko: ko.declarations,
  ru: ru.declarations,
  so: so.declarations,
  tl: tl.declarations,
  vi: vi.declarations,
  zh: zh.declarations,
})
