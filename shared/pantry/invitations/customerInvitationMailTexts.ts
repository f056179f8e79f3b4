import { texts } from '../../core/text/text.ts'
import ar from '../../languages/ar/pantry/invitations.json' with { type: 'json' }
import en from '../../languages/en/pantry/invitations.json' with { type: 'json' }
import es from '../../languages/es/pantry/invitations.json' with { type: 'json' }
import ht from '../../languages/ht/pantry/invitations.json' with { type: 'json' }
import ko from '../../languages/ko/pantry/invitations.json' with { type: 'json' }
import ru from '../../languages/ru/pantry/invitations.json' with { type: 'json' }
import so from '../../languages/so/pantry/invitations.json' with { type: 'json' }
import tl from '../../languages/tl/pantry/invitations.json' with { type: 'json' }
import vi from '../../languages/vi/pantry/invitations.json' with { type: 'json' }
import zh from '../../languages/zh/pantry/invitations.json' with { type: 'json' }

/** The e-mail and the text message of a neighbor's invitation. To fill: {foodBank} {url} {message}. */
export const customerInvitationMail = texts<
  typeof en.customerInvitationMail,
  { subject: 'foodBank'; title: 'foodBank'; why: 'foodBank'; text: 'foodBank' | 'message' | 'url' }
>({
  en: en.customerInvitationMail,
  es: es.customerInvitationMail,
  ar: ar.customerInvitationMail,
  ht: ht.customerInvitationMail,
  ko: ko.customerInvitationMail,
  ru: ru.customerInvitationMail,
  so: so.customerInvitationMail,
  tl: tl.customerInvitationMail,
  vi: vi.customerInvitationMail,
  zh: zh.customerInvitationMail,
})
