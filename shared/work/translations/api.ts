import * as z from 'zod/mini'
import { foodBankSetupRoles } from '../../core/access.ts'
import { area } from '../../core/schema/endpoint.ts'
import { Text } from '../../core/schema/fields.ts'
import { madeLanguages } from '../../core/text/made.ts'
import { maxWording, TextCorrection, Translation } from './translation.ts'

/** Review of a language that a machine wrote, by people who speak it: corrections, and that they have read it all. */
const { get, put } = area('attachments')

const ofLanguage = {
  roles: foodBankSetupRoles,
  resource: 'tenant',
  params: { language: z.enum(madeLanguages) },
  value: Translation,
} as const

export const getTranslation = get('getTranslation', '/api/translations/{language}', {
  summary: 'Corrections of a language’s texts, and who has read all of them.',
  ...ofLanguage,
})

export const correctTranslation = put('correctTranslation', '/api/translations/{language}/text', {
  summary:
    'Says a text of a language in other words, on all pages from now on; null goes back to the machine’s. The words have the places of the text.',
  ...ofLanguage,
  body: z.strictObject({ Wording: TextCorrection.shape.Wording, Corrected: z.nullable(Text(maxWording)) }),
  permissions: ['table:write', 'pictures:put'],
})

export const reviewTranslation = put('reviewTranslation', '/api/translations/{language}/review', {
  summary: 'Says that a person has read all texts of a language, or that nobody has: pages say so until then.',
  ...ofLanguage,
  body: z.strictObject({ IsReviewed: z.boolean() }),
  permissions: ['table:write', 'pictures:put'],
})
