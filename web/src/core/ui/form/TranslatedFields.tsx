import { Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import { languageNames } from '../../../../../shared/core/text/languages.ts'
import { translations } from '../../../../../shared/core/text/text.ts'
import { TextField } from './fields.tsx'

export interface TranslatedText {
  readonly name: string
  readonly label: string
  readonly maxLength: number
  readonly isLong?: boolean
}

interface TranslatedFieldsProps<V extends FieldValues> {
  control: Control<V>
  /** Opens them; open from the start where there is a text already. */
  openLabel: string
  texts: readonly TranslatedText[]
  /** Below the fields of a language. */
  below?: (language: (typeof translations)[number]) => ReactNode
}

/** Texts of each further language, for `Translations` of the form: `Translations.es.Name`. */
export function TranslatedFields<V extends FieldValues>({
  control,
  openLabel,
  texts,
  below,
}: TranslatedFieldsProps<V>) {
  const values = useWatch({ control, name: 'Translations' as Path<V> })
  const [isOpen, setOpen] = useState(() => /"[^"]+":"[^"]/.test(JSON.stringify(values ?? {})))
  if (translations.length === 0) return null
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} aria-expanded={false} sx={{ alignSelf: 'start', minHeight: 44 }}>
        {openLabel}
      </Button>
    )
  return translations.map((language) => (
    <Box key={language} lang={language} sx={{ display: 'grid', gap: 2.5 }}>
      {texts.map(({ name, label, maxLength, isLong }) => (
        <TextField
          key={name}
          control={control}
          name={`Translations.${language}.${name}` as Path<V>}
          label={`${label} (${languageNames[language]})`}
          htmlInput={{ maxLength }}
          {...(isLong ? { multiline: true, maxRows: 6 } : {})}
        />
      ))}
      {below?.(language)}
    </Box>
  ))
}
