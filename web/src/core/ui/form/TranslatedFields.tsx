import { Box, Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { languageNames } from '../../../../../shared/core/text/languages.ts'
import { translations } from '../../../../../shared/core/text/text.ts'
import { TextField } from './fields.tsx'

type Translations = Record<string, Record<string, string>>

/** Texts of every further language once there are any; none are sent where nobody opened the fields. */
export const typedTranslations = <T extends Record<string, string>>(
  stored: Readonly<Record<string, T>> | undefined,
  empty: T,
): Record<string, T> =>
  stored ? Object.fromEntries(translations.map((language) => [language, stored[language] ?? empty])) : {}

interface TranslatedFieldsProps {
  /** Of the button that opens them. */
  openLabel: string
  texts: readonly {
    readonly name: string
    readonly label: string
    readonly maxLength: number
    readonly isLong?: boolean
  }[]
  /** Below the fields of a language. */
  below?: (language: (typeof translations)[number]) => ReactNode
}

/** Texts in each further language, in the field `Translations` of the form around them. */
export function TranslatedFields({ openLabel, texts, below }: TranslatedFieldsProps) {
  const { control, setValue } = useFormContext<{ Translations: Translations }>()
  const values = useWatch({ control, name: 'Translations' })
  if (translations.length === 0) return null
  if (Object.keys(values).length === 0) {
    const empty = Object.fromEntries(texts.map(({ name }) => [name, '']))
    const open = () => setValue('Translations', Object.fromEntries(translations.map((language) => [language, empty])))
    return (
      <Button onClick={open} sx={{ alignSelf: 'start', justifySelf: 'start', minHeight: 44 }}>
        {openLabel}
      </Button>
    )
  }
  return translations.map((language) => (
    <Box key={language} sx={{ display: 'grid', gap: 2.5 }}>
      {texts.map(({ name, label, maxLength, isLong }) => (
        <TextField
          key={name}
          control={control}
          name={`Translations.${language}.${name}`}
          label={`${label} (${languageNames[language]})`}
          htmlInput={{ maxLength, lang: language }}
          {...(isLong ? { multiline: true, maxRows: 6 } : {})}
        />
      ))}
      {below?.(language)}
    </Box>
  ))
}
