import * as z from 'zod/mini'
import { languages } from './languages.ts'
import { isStaffLanguage, type Language, type StaffLanguage } from './text.ts'

/** Languages that a machine wrote, and what people who speak them say of their texts. */

export type MadeLanguage = Exclude<Language, StaffLanguage>
export const isMade = (language: Language): language is MadeLanguage => !isStaffLanguage(language)
export const madeLanguages = languages.filter(isMade)

/** File that pages of the language load beside their texts: corrections by the machine's wording. */
export const PublishedTranslation = z.object({
  IsReviewed: z.boolean(),
  Corrections: z.record(z.string(), z.string()),
})
export type PublishedTranslation = z.infer<typeof PublishedTranslation>

/** Address of what is published, on the web's own. */
export const publishedPath = (language: MadeLanguage) => `/pictures/translations/${language}.json`
