import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/neighbor.json' with { type: 'json' }
import en from '../../languages/en/pantry/neighbor.json' with { type: 'json' }
import es from '../../languages/es/pantry/neighbor.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/neighbor.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/neighbor.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/neighbor.json' with { type: 'json' }
import so from '../../languages/so/pantry/neighbor.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/neighbor.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/neighbor.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/neighbor.json' with { type: 'json' }

/** Signing in with a code that is texted. */
export const phoneSignInTexts = texts<typeof en.phoneSignInTexts, { codeLead: 'phone'; notHere: 'name' }>({
  en: en.phoneSignInTexts,
  es: es.phoneSignInTexts,
  ar: ar.phoneSignInTexts,
  ht: ht.phoneSignInTexts,
  ko: ko.phoneSignInTexts,
  ru: ru.phoneSignInTexts,
  so: so.phoneSignInTexts,
  tl: tl.phoneSignInTexts,
  vi: vi.phoneSignInTexts,
  zh: zh.phoneSignInTexts,
})
