import * as z from 'zod/mini'
import { translated, translations } from '../../../../shared/core/text/text.ts'
import { instantOf, localDay, localHour } from '../../../../shared/core/time/zone.ts'
import {
  maxShownDays,
  type PlannedMessage,
  type SystemAudience,
  type SystemMessageDraft,
  systemAudiences,
} from '../../../../shared/work/messages/systemMessage.ts'
import { filled, isFilled } from '../../core/ui/form/filled.ts'

/** A system message as it is typed; times are those of the device's clock, `YYYY-MM-DDTHH:mm`. */

const minute = 60_000
const dayMs = 86_400_000

export function typedMoment(at: number, zone: string): string {
  const date = new Date(Math.floor(at / minute) * minute)
  const minutes = Math.round(localHour(date, zone) * 60)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${localDay(date, zone)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** undefined while it is no day and time. */
export function instantOfTyped(typed: string, zone: string): Date | undefined {
  const [, day = '', hours, minutes] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(typed) ?? []
  return day === '' ? undefined : instantOf(day, Number(hours) + Number(minutes) / 60, zone)
}

const fields = z.object({
  Title: z.object(translated(filled('errorTitle'), z.string())),
  Body: z.object(translated(filled('errorBody'), z.string())),
  Audiences: z.array(z.enum(systemAudiences)).check(z.minLength(1, 'errorAudience')),
  StartsAt: z.string(),
  EndsAt: z.string(),
})
export type SystemMessageFields = z.infer<typeof fields>

/** The schema of the form in a zone; `now` is read when the form is sent. */
export const systemMessageForm = (zone: string, now: () => number) => {
  const spanOf = ({ StartsAt, EndsAt }: SystemMessageFields) => {
    const [start, end] = [instantOfTyped(StartsAt, zone), instantOfTyped(EndsAt, zone)]
    return start && end ? { start: start.getTime(), end: end.getTime() } : undefined
  }
  const isInSpan = (holds: (span: { start: number; end: number }) => boolean) => (values: SystemMessageFields) => {
    const span = spanOf(values)
    return span === undefined || holds(span)
  }
  const isMoment = (typed: string) => instantOfTyped(typed, zone) !== undefined
  return fields.check(
    ...translations.flatMap((language) => [
      z.refine<SystemMessageFields>(({ Title, Body }) => isFilled(Title[language]) || !isFilled(Body[language]), {
        error: 'errorTranslation',
        path: ['Title', language],
      }),
      z.refine<SystemMessageFields>(({ Title, Body }) => isFilled(Body[language]) || !isFilled(Title[language]), {
        error: 'errorTranslation',
        path: ['Body', language],
      }),
    ]),
    z.refine(({ StartsAt }) => isMoment(StartsAt), { error: 'errorMoment', path: ['StartsAt'] }),
    z.refine(({ EndsAt }) => isMoment(EndsAt), { error: 'errorMoment', path: ['EndsAt'] }),
    z.refine(
      isInSpan(({ start, end }) => end > Math.max(start, now())),
      { error: 'errorEnd', path: ['EndsAt'] },
    ),
    z.refine(
      isInSpan(({ start, end }) => end - start <= maxShownDays * dayMs),
      { error: 'errorLong', path: ['EndsAt'] },
    ),
  )
}

/** A new message is shown at once and for a week, to everyone its writer reaches. */
export const newSystemMessage = (audiences: readonly SystemAudience[], now: number, zone: string) => ({
  Title: translated('', ''),
  Body: translated('', ''),
  Audiences: [...audiences],
  StartsAt: typedMoment(now, zone),
  EndsAt: typedMoment(now + 7 * dayMs, zone),
})

export const fieldsOfPlanned = (
  { Title, Body, Audiences, StartsAt, EndsAt }: PlannedMessage,
  zone: string,
): SystemMessageFields => ({
  Title: { ...translated('', ''), ...Title },
  Body: { ...translated('', ''), ...Body },
  Audiences,
  StartsAt: typedMoment(Date.parse(StartsAt), zone),
  EndsAt: typedMoment(Date.parse(EndsAt), zone),
})

export function draftOfTyped(values: SystemMessageFields, zone: string): SystemMessageDraft {
  const instant = (typed: string) => (instantOfTyped(typed, zone) ?? new Date(0)).toISOString()
  return { ...values, StartsAt: instant(values.StartsAt), EndsAt: instant(values.EndsAt) }
}
