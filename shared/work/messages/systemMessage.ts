import * as z from 'zod/mini'
import { isDonorRole, isFoodBankRole, type Role } from '../../core/access.ts'
import { type Refusal, refuse } from '../../core/answer.ts'
import { ID, Instant, OptionalText, Text } from '../../core/schema/fields.ts'
import { type Language, sourceLanguage, translated, translations } from '../../core/text/text.ts'
import * as refusals from './refusals.ts'

/**
 * Messages of the network to everyone in the tenant, or of a food bank to its own people: plain text in English, and in
 * other languages where it was translated, shown from a start to an end, once to each person on each device.
 */
export const maxSystemTitle = 100
export const maxSystemBody = 2000
/** Days that a message may be shown for. */
export const maxShownDays = 366
/** Messages of one owner that have not ended: each poll of a reader reads them all. */
export const maxPlanned = 20

/** Families of roles a message can be for; a food bank's message has no watchers. */
export const systemAudiences = ['watchers', 'foodBanks', 'agencies', 'donors', 'customers'] as const
export type SystemAudience = (typeof systemAudiences)[number]

const Wording = z.object(translated(z.string(), z.optional(z.string())))
const typed = (max: number) => z.strictObject(translated(Text(max), z.optional(OptionalText(max))))

export const SystemMessageDraft = z.strictObject({
  Title: typed(maxSystemTitle),
  Body: typed(maxSystemBody),
  Audiences: z.array(z.enum(systemAudiences)).check(
    z.minLength(1),
    z.maxLength(systemAudiences.length),
    z.refine((all) => new Set(all).size === all.length),
  ),
  /** A start that has passed stands for now. */
  StartsAt: Instant,
  EndsAt: Instant,
  /** Surveys are for other clients of the API: the screens skip them (section 2). */
  IsSurvey: z.optional(z.boolean()),
})
export type SystemMessageDraft = z.infer<typeof SystemMessageDraft>

/** A message as whoever plans it sees it. */
export const PlannedMessage = z.object({
  ID: ID,
  Title: Wording,
  Body: Wording,
  Audiences: z.array(z.enum(systemAudiences)),
  StartsAt: Instant,
  EndsAt: Instant,
  IsSurvey: z.boolean(),
  /** Changes with every change, so that two people do not overwrite each other. */
  Version: z.int(),
})
export type PlannedMessage = z.infer<typeof PlannedMessage>

/** With a text in each language, empty where it was not translated: earlier versions read no message without. */
export const inEachLanguage = <M extends Pick<SystemMessageDraft, 'Title' | 'Body'>>(message: M) => ({
  ...message,
  Title: { ...translated('', ''), ...message.Title },
  Body: { ...translated('', ''), ...message.Body },
})

/** A message as a reader gets it. */
export const SystemMessage = z.object({ ID: ID, IsSurvey: z.boolean(), Title: z.string(), Body: z.string() })
export type SystemMessage = z.infer<typeof SystemMessage>

type Schedule = Pick<PlannedMessage, 'StartsAt' | 'EndsAt'>

export type PlannedState = 'scheduled' | 'running' | 'ended'
export function plannedState({ StartsAt, EndsAt }: Schedule, now: Date): PlannedState {
  if (Date.parse(EndsAt) <= now.getTime()) return 'ended'
  return Date.parse(StartsAt) <= now.getTime() ? 'running' : 'scheduled'
}

const dayMs = 86_400_000

/** The list is sorted by the end as text: all instants are written alike. */
const written = (instant: string) => new Date(instant).toISOString()
const scheduleOf = ({ StartsAt, EndsAt }: Schedule, now: Date): Schedule => ({
  StartsAt: Date.parse(StartsAt) < now.getTime() ? now.toISOString() : written(StartsAt),
  EndsAt: written(EndsAt),
})

/** Reason that a draft cannot be planned. A food bank does not write to the network and associations. */
function planRefusal(
  draft: Omit<PlannedMessage, 'ID' | 'Version' | 'IsSurvey'>,
  isNetwork: boolean,
  now: Date,
): Refusal | undefined {
  const { Title, Body, Audiences } = draft
  const [start, end] = [Date.parse(draft.StartsAt), Date.parse(draft.EndsAt)]
  if (translations.some((language) => !Title[language] !== !Body[language]))
    return refuse(refusals.systemMessageHalfTranslated)
  if (!isNetwork && Audiences.includes('watchers')) return refuse(refusals.systemMessageForWatchers)
  if (end <= Math.max(start, now.getTime())) return refuse(refusals.systemMessageEndsBeforeStart)
  if (end - start > maxShownDays * dayMs) return refuse(refusals.systemMessageTooLong, { days: maxShownDays })
  return undefined
}

/** Message of a draft; `isNetwork` when the network writes to everyone. */
export function newPlanned(
  draft: SystemMessageDraft,
  isNetwork: boolean,
  now: Date,
): Omit<PlannedMessage, 'ID'> | Refusal {
  const message = { IsSurvey: false, ...inEachLanguage(draft), ...scheduleOf(draft, now), Version: 1 }
  return planRefusal(message, isNetwork, now) ?? message
}

/** The message after an edit: once it is shown its start stays. */
export function editPlanned(
  message: PlannedMessage,
  draft: SystemMessageDraft,
  isNetwork: boolean,
  now: Date,
): PlannedMessage | Refusal {
  const state = plannedState(message, now)
  if (state === 'ended') return refuse(refusals.systemMessageEnded)
  const start = state === 'running' ? { StartsAt: message.StartsAt } : {}
  const edited = { ...message, ...inEachLanguage(draft), ...scheduleOf(draft, now), ...start }
  return planRefusal(edited, isNetwork, now) ?? edited
}

/** Ends a message that is shown; one that has ended stays as it is. */
export function endPlanned<M extends PlannedMessage>(message: M, now: Date): M | Refusal {
  const state = plannedState(message, now)
  if (state === 'scheduled') return refuse(refusals.systemMessageNotShownYet)
  return state === 'ended' ? message : { ...message, EndsAt: now.toISOString() }
}

/** Messages that were shown stay in the list, so that later questions about it can be answered. */
export const plannedDeletionRefusal = (message: Schedule, now: Date): Refusal | undefined =>
  plannedState(message, now) === 'scheduled' ? undefined : refuse(refusals.systemMessageWasShown)

const systemAudienceOf = (role: Role): SystemAudience => {
  if (isFoodBankRole(role)) return 'foodBanks'
  if (isDonorRole(role)) return 'donors'
  if (role === 'agency' || role === 'pantryvolunteer') return 'agencies'
  return role === 'customer' ? 'customers' : 'watchers'
}

/** The message to show next to a person: the one that began first of those not seen; surveys, which screens skip, last. */
export function nextToShow(
  all: readonly PlannedMessage[],
  role: Role,
  seen: readonly number[],
  now: Date,
): PlannedMessage | undefined {
  const audience = systemAudienceOf(role)
  const [next] = all
    .filter((message) => plannedState(message, now) === 'running' && message.Audiences.includes(audience))
    .filter((message) => !seen.includes(message.ID))
    .sort(
      (a, b) =>
        Number(a.IsSurvey) - Number(b.IsSurvey) || Date.parse(a.StartsAt) - Date.parse(b.StartsAt) || a.ID - b.ID,
    )
  return next
}

const textIn = (
  texts: Readonly<Partial<Record<Language, string>>> & { [sourceLanguage]: string },
  language: Language,
) => texts[language] || texts[sourceLanguage]

/** In the person's language; one that was not translated in English. */
export const inLanguage = (
  { ID, IsSurvey, Title, Body }: Pick<PlannedMessage, 'ID' | 'IsSurvey' | 'Title' | 'Body'>,
  language: Language,
): SystemMessage => ({
  ID,
  IsSurvey,
  Title: textIn(Title, language),
  Body: textIn(Body, language),
})

/** IDs that a browser keeps, and sends: older ones have ended. */
const maxSeen = 50

/** IDs as a browser keeps them: `3,7,12`. */
export const seenIds = (kept: string) =>
  kept
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
export const withSeen = (kept: string, id: number) => [...new Set([...seenIds(kept), id])].slice(-maxSeen).join(',')

/** Shown once for each ID; surveys are skipped (section 2). */
export const isToBeShown = (message: SystemMessage, kept: string) =>
  !message.IsSurvey && !seenIds(kept).includes(message.ID)
