import * as z from 'zod/mini'
import { ID } from '../api/fields.ts'
import type { Language } from '../text/text.ts'

/** What the operator of a tenant has to tell everyone, as it is stored: one at a time, plain text in both languages. */
const Wording = z.object({ en: z.string(), es: z.string() })
export const StoredSystemMessage = z.object({ ID: ID, IsSurvey: z.boolean(), Title: Wording, Body: Wording })
export type StoredSystemMessage = z.infer<typeof StoredSystemMessage>

export const SystemMessage = z.object({ ID: ID, IsSurvey: z.boolean(), Title: z.string(), Body: z.string() })
export type SystemMessage = z.infer<typeof SystemMessage>

export const inLanguage = ({ ID, IsSurvey, Title, Body }: StoredSystemMessage, language: Language): SystemMessage => ({
  ID,
  IsSurvey,
  Title: Title[language],
  Body: Body[language],
})

/** IDs as a browser keeps them: `3,7,12`. */
export const seenIds = (kept: string) =>
  kept
    .split(',')
    .map(Number)
    .filter((id) => id > 0)
export const withSeen = (kept: string, id: number) => [...new Set([...seenIds(kept), id])].join(',')

/** Shown once for each ID; surveys are skipped (section 2). */
export const isToBeShown = (message: SystemMessage, kept: string) =>
  !message.IsSurvey && !seenIds(kept).includes(message.ID)
