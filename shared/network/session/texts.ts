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

/** Signing in, a first or forgotten password, and what Gleanery is. */
export const signingIn = texts<
  typeof en.signingIn,
  { codeLead: 'name'; invitationTaken: 'entity' | 'role'; ownPasswordLead: 'name'; signInWith: 'organization' }
>({
  en: en.signingIn,
  es: es.signingIn,
  ar: ar.signingIn,
  ht: ht.signingIn,
  ko: ko.signingIn,
  ru: ru.signingIn,
  so: so.signingIn,
  tl: tl.signingIn,
  vi: vi.signingIn,
  zh: zh.signingIn,
})
