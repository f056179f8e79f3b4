import { rolePrefix } from '../../core/access.ts'
import { absolute, loadPath } from '../../core/link/page.ts'
import { fullDateTime, knownZone, poundsText, shortDateTime } from '../../core/mail/dateTime.ts'
import type { EmailRow } from '../../core/mail/email.ts'
import { type Email, maxSubject, settingsUrl } from '../../core/mail/email.ts'
import { notificationSettings } from '../../core/mail/notificationSettingsTexts.ts'
import { cut, oneLine } from '../../core/mail/plainText.ts'
import { mailParts } from '../../core/mail/texts.ts'
import { fill } from '../../core/text/text.ts'
import { formatDay } from '../../core/time/zone.ts'
import type { Reader } from '../../network/organizations/reader.ts'
import { type EntityMatch, liveMatches, type Submission, submissionPounds } from './submission.ts'
import { loadMailTexts } from './texts/loadMail.ts'

/** The e-mail to the people of a food bank or agency that is offered a distributor's load. */

const kind = 'loadOffered'
const maxProducts = 12

/** The offer as long as it waits for an answer under this very deadline. */
export function openLoadOffer(
  submission: Submission,
  offer: { readonly MatchID: number; readonly Deadline: string },
  now: Date,
): EntityMatch | undefined {
  const match = liveMatches(submission).find(({ ID }) => ID === offer.MatchID)
  return match?.EntityExpirationTime === offer.Deadline && Date.parse(offer.Deadline) > now.getTime()
    ? match
    : undefined
}

interface OfferedLoad {
  readonly submission: Submission
  readonly match: EntityMatch
  readonly webUrl: string
}

function rowsOf({ submission, match }: OfferedLoad, reader: Reader): EmailRow[] {
  const language = reader.Language
  const texts = loadMailTexts[language]
  const { Origin, PickupDate, DeliveryDate, Carrier, Items } = submission
  const shown = Items.slice(0, maxProducts).map(({ Product, Cases, Pounds }) =>
    fill(texts.product, {
      product: oneLine(Product),
      cases: poundsText(Cases, language),
      pounds: poundsText(Pounds, language),
    }),
  )
  const more = Items.length - shown.length
  const from = oneLine(`${Origin.City}, ${Origin.Province}`)
  return [
    { label: texts.pickup, lines: [formatDay(PickupDate, language), from] },
    ...(DeliveryDate ? [{ label: texts.delivery, lines: [formatDay(DeliveryDate, language)] }] : []),
    ...(Carrier.Name ? [{ label: texts.carrier, lines: [oneLine(Carrier.Name)] }] : []),
    { label: texts.distance, lines: [fill(texts.miles, { miles: poundsText(match.DistanceMiles, language) })] },
    {
      label: texts.contents,
      lines: [...shown, ...(more > 0 ? [fill(mailParts[language].more, { count: more })] : [])],
    },
  ]
}

/** Writes the offer of a load; its deadline is in the reader's zone. */
export function writeLoadOffer(load: OfferedLoad, reader: Reader): Email {
  const { submission, match, webUrl } = load
  const language = reader.Language
  const [texts, parts] = [loadMailTexts[language], mailParts[language]]
  const zone = knownZone(reader.TimeZone, submission.TimeZone)
  const deadline = new Date(match.EntityExpirationTime ?? 0)
  const values = {
    reference: oneLine(submission.Reference),
    pounds: poundsText(submissionPounds(submission), language),
    shipper: oneLine(submission.Shipper.Name),
    entity: oneLine(match.Entity.Name),
    deadline: fullDateTime(deadline, zone, language),
    deadlineShort: shortDateTime(deadline, zone, language),
  }
  const mode = submission.IsSimultaneousNotifyEnabled ? 'simultaneous' : 'ordered'
  const kindName = notificationSettings[language][`kind.${kind}`]
  const { Role, EntityName } = reader.role
  return {
    language,
    subject: cut(fill(texts[`${mode}.subject`], values), maxSubject),
    preheader: fill(texts.preheader, values),
    tone: 'ask',
    code: fill(texts.code, values),
    kind: kindName,
    title: fill(texts.title, values),
    lead: fill(texts[`${mode}.lead`], values),
    highlight: { label: texts.answerBy, lines: [values.deadline] },
    rows: rowsOf(load, reader),
    button: { text: texts.button, url: absolute(webUrl, loadPath(rolePrefix(Role), submission.ID)) },
    footer: {
      why: fill(parts.why, { entity: oneLine(EntityName) }),
      questions: '',
      off: fill(parts.off, { kind: kindName }),
      settings: { text: parts.settings, url: settingsUrl(webUrl, Role, kind) },
    },
  }
}
