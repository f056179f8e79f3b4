import * as z from 'zod/mini'
import type { TextOf } from '../app/language.tsx'

/** What the forms about people share. */

export const PersonName = z.string().check(z.refine((typed) => typed.trim() !== '', 'nameMissing'))

export const languageOptions = (frame: TextOf<'english' | 'spanish'>) => [
  { value: 'en', label: frame('english'), lang: 'en' },
  { value: 'es', label: frame('spanish'), lang: 'es' },
]
