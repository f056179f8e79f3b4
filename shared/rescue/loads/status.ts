import type { Caller } from '../../core/access.ts'
import { locales } from '../../core/text/languages.ts'
import { fill, type Language } from '../../core/text/text.ts'
import { formatDay, formatMoment } from '../../core/time/zone.ts'
import type { Tone } from '../donations/status/tone.ts'
import { type EntityMatch, liveMatches, type Submission, type SubmissionStage } from './submission.ts'
import { distributorTexts } from './texts/distributor.ts'

/**
 * The status of a distributor's load (section 4 'Distributor grid status'): one of twelve, in the specification's order,
 * with deleted and cancelled before all others. Its label is the same for every reader but for an asked entity, which
 * reads that it was contacted where others read whose turn it is.
 */

/** IDs are in saved filters: only add. */
export const submissionStatusTypes = [
  { ID: 1, Type: 'StatusNoDonatedItems', Label: 'statusNoItems', Stage: 'noItems', Tone: 'warning' },
  { ID: 2, Type: 'StatusNoMatches', Label: 'statusNoMatches', Stage: 'noMatches', Tone: 'warning' },
  { ID: 3, Type: 'StatusDeleted', Label: 'statusDeleted', Stage: 'deleted', Tone: 'neutral' },
  { ID: 4, Type: 'StatusCancelled', Label: 'statusCancelled', Stage: 'cancelled', Tone: 'warning' },
  { ID: 5, Type: 'StatusPendingOffer', Label: 'statusPendingOffer', Stage: 'pendingApproval', Tone: 'neutral' },
  { ID: 6, Type: 'StatusContacted', Label: 'statusContacted', Stage: 'offering', Tone: 'info' },
  { ID: 7, Type: 'StatusWaitingForMatch', Label: 'statusWaitingMatch', Stage: 'offering', Tone: 'neutral' },
  { ID: 8, Type: 'StatusWaitingForMatches', Label: 'statusWaitingMatches', Stage: 'offering', Tone: 'neutral' },
  { ID: 9, Type: 'StatusMatchAccepted', Label: 'statusMatchAccepted', Stage: 'accepted', Tone: 'success' },
  { ID: 10, Type: 'StatusPendingDelivery', Label: 'statusPendingDelivery', Stage: 'underWay', Tone: 'success' },
  { ID: 11, Type: 'StatusDelivered', Label: 'statusDelivered', Stage: 'delivered', Tone: 'success' },
  { ID: 12, Type: 'StatusNoneAccepted', Label: 'statusNoneAccepted', Stage: 'notAccepted', Tone: 'warning' },
] as const satisfies readonly {
  ID: number
  Type: string
  Label: keyof typeof distributorTexts.en
  Stage: SubmissionStage
  Tone: Tone
}[]
/** A load waits for the network. */
export const pendingOffer = submissionStatusTypes[4]
type StatusType = (typeof submissionStatusTypes)[number]

/** Facts that the status follows from; a whole submission and a row of the grid both have it. */
export type SubmissionFacts = Pick<
  Submission,
  | 'Stage'
  | 'TimeZone'
  | 'IsSimultaneousNotifyEnabled'
  | 'DeliveryDate'
  | 'DriverLocationDescription'
  | 'DeliveredTime'
  | 'TotalCases'
  | 'InitiallyDonatedCases'
> & { readonly Matches: readonly MatchFact[] }
type MatchFact = Pick<EntityMatch, 'Rank' | 'Response' | 'EntityExpirationTime'> & {
  readonly Entity: Pick<EntityMatch['Entity'], 'ID' | 'Name'>
}
type Reader = Pick<Caller, 'Role' | 'EntityID'>

const ownPart = ({ Matches }: SubmissionFacts, { Role, EntityID }: Reader) =>
  Role === 'fano' ? undefined : Matches.find(({ Entity }) => Entity.ID === EntityID)

/** The offer this reader can answer. */
const ownOffer = (submission: SubmissionFacts, reader: Reader) =>
  reader.Role === 'fano' ? undefined : liveMatches(submission).find(({ Entity }) => Entity.ID === reader.EntityID)

/** The first status that fits, deleted and cancelled before all others; a stage has one, but for offers that run. */
export function submissionStatusType(submission: SubmissionFacts, reader: Reader): StatusType {
  const fits = (type: StatusType) => type.Stage === submission.Stage && suits(type, submission, reader)
  const found = submissionStatusTypes.find(fits)
  if (!found) throw new Error(`No status for the stage ${submission.Stage}`)
  return found
}

function suits({ ID }: StatusType, submission: SubmissionFacts, reader: Reader): boolean {
  if (submission.Stage !== 'offering') return true
  if (ID === 6) return ownOffer(submission, reader) !== undefined
  return (ID === 8) === submission.IsSimultaneousNotifyEnabled
}

/** Those who were asked so far count, answered or not: the third to be asked of five is 3/5 (decision 20). */
function rankOf({ Matches }: SubmissionFacts): number {
  const over = Matches.filter(({ Rank }) => Rank === null).length
  return Math.min(over + 1, Math.max(1, Matches.length))
}

/** The entity that a load is with: it accepted, or it is asked first. */
export function matchInCharge<M extends MatchFact>(
  submission: Omit<SubmissionFacts, 'Matches'> & { Matches: readonly M[] },
) {
  return (
    submission.Matches.find(({ Response }) => Response === 'accepted') ??
    submission.Matches.find(({ Rank }) => Rank === 1)
  )
}

const progress: Record<SubmissionStage, number> = {
  noItems: 0,
  noMatches: 10,
  pendingApproval: 20,
  offering: 40,
  accepted: 60,
  underWay: 80,
  delivered: 100,
  notAccepted: 0,
  cancelled: 0,
  deleted: 0,
}

const needsNetwork: readonly SubmissionStage[] = ['noMatches', 'pendingApproval', 'notAccepted']
const failed: readonly SubmissionStage[] = ['noItems', 'cancelled', 'notAccepted']

const isActionRequired = (submission: SubmissionFacts, reader: Reader) =>
  reader.Role === 'fano' ? needsNetwork.includes(submission.Stage) : ownOffer(submission, reader) !== undefined

/** The line below the label: what is going on, or what this reader is asked to do. */
function subtitle(submission: SubmissionFacts, now: Date, reader: Reader, language: Language): string {
  const text = distributorTexts[language]
  const moment = (at: string) => formatMoment(new Date(at), submission.TimeZone, now, language)
  const entity = matchInCharge(submission)?.Entity.Name ?? ''
  const own = ownPart(submission, reader)
  const isOther = reader.Role !== 'fano' && own?.Response !== 'accepted'
  switch (submission.Stage) {
    case 'noMatches':
      return reader.Role === 'fano' ? text.addEntityToOffer : ''
    case 'pendingApproval':
      return reader.Role === 'fano' ? text.approveLoad : ''
    case 'offering': {
      const mine = ownOffer(submission, reader)
      if (mine) return fill(text.answerBy, { deadline: moment(mine.EntityExpirationTime ?? '') })
      if (isOther) return own?.Response === 'rejected' ? text.declinedByYou : text.offeredToOthers
      const [first] = liveMatches(submission)
      if (!first) return ''
      const deadline = moment(first.EntityExpirationTime ?? '')
      return submission.IsSimultaneousNotifyEnabled
        ? fill(text.offeredToAll, { deadline })
        : fill(text.offeredTo, { entity: first.Entity.Name, deadline })
    }
    case 'accepted':
      if (isOther) return text.acceptedByOther
      return submission.DeliveryDate
        ? fill(text.deliveryPlanned, { entity, day: formatDay(submission.DeliveryDate, language) })
        : fill(text.acceptedBy, { entity })
    case 'underWay':
      return isOther ? text.acceptedByOther : fill(text.driverAt, { place: submission.DriverLocationDescription })
    case 'delivered':
      if (isOther || !submission.DeliveredTime) return isOther ? text.acceptedByOther : ''
      return fill(text.deliveredOf, {
        cases: submission.TotalCases.toLocaleString(locales[language]),
        donated: submission.InitiallyDonatedCases.toLocaleString(locales[language]),
        time: moment(submission.DeliveredTime),
      })
    default:
      return ''
  }
}

/** The status as it travels: in the reader's language. */
export function submissionStatus(submission: SubmissionFacts, now: Date, reader: Reader, language: Language) {
  const type = submissionStatusType(submission, reader)
  const { Matches } = submission
  return {
    Type: type.Type,
    TypeID: type.ID,
    Title: fill(distributorTexts[language][type.Label], { rank: rankOf(submission), total: Matches.length }),
    Subtitle: subtitle(submission, now, reader, language),
    Tone: type.Tone,
    IsActionRequired: isActionRequired(submission, reader),
    IsWarningOrFailure: failed.includes(submission.Stage),
    ProgressOverview: progress[submission.Stage],
  }
}

/** The types a grid can be filtered by; where a label counts, its name has no figures. */
export const submissionStatusTypeList = (language: Language) =>
  submissionStatusTypes.map(({ ID, Label }) => ({ ID, Name: nameOf(Label, language) }))

function nameOf(label: StatusType['Label'], language: Language): string {
  const text = distributorTexts[language]
  if (label === 'statusNoneAccepted') return text.statusNoneAcceptedName
  return text[label].replace(/\s*\(\{.*\}\)$/, '')
}
