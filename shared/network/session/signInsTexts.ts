import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/network/session.json' with { type: 'json' }
import en from '../../languages/en/network/session.json' with { type: 'json' }
import es from '../../languages/es/network/session.json' with { type: 'json' }
import ht from '../../languages/ht/network/session.json' with { type: 'json' }
import ko from '../../languages/ko/network/session.json' with { type: 'json' }
import ru from '../../languages/ru/network/session.json' with { type: 'json' }
import so from '../../languages/so/network/session.json' with { type: 'json' }
import tl from '../../languages/tl/network/session.json' with { type: 'json' }
import vi from '../../languages/vi/network/session.json' with { type: 'json' }
import zh from '../../languages/zh/network/session.json' with { type: 'json' }

/** Sign-ins of a person. Names of browsers and systems are the same in every language. */
export const signInTexts = texts<typeof en.signInTexts, { device: 'browser' | 'system'; endQuestion: 'device' }>({
  en: en.signInTexts,
  es: es.signInTexts,
  ar: ar.signInTexts,
  ht: ht.signInTexts,
  ko: ko.signInTexts,
  ru: ru.signInTexts,
  so: so.signInTexts,
  tl: tl.signInTexts,
  vi: vi.signInTexts,
  zh: zh.signInTexts,
})
