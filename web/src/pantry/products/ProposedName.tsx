import { Button } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Language } from '../../../../shared/core/text/text.ts'
import { proposedName } from '../../../../shared/pantry/products/foodWords.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { useText } from '../../core/words/language.tsx'
import type { ProductValues } from './productForm.ts'

/** The name in a language as the dictionary says it, while somebody has written none. */
export default function ProposedName({ language }: { language: Language }) {
  const text = useText(productTexts)
  const { control, setValue } = useFormContext<ProductValues>()
  const [name, written] = useWatch({ control, name: ['Name', `Translations.${language}.Name`] })
  const proposed = proposedName(name, language)
  if (!proposed || written) return null
  return (
    <Button
      variant="outlined"
      onClick={() => setValue(`Translations.${language}.Name`, proposed, { shouldDirty: true })}
      sx={{ justifySelf: 'start', minHeight: 44 }}
    >
      {text('useProposed', { name: proposed })}
    </Button>
  )
}
