import Add from '@mui/icons-material/Add'
import { Box, Button, Collapse, List } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { DonationCategory } from '../../../../../shared/core/reference/reference.ts'
import { donorTexts } from '../../../../../shared/rescue/donations/texts/donor.ts'
import { Weight } from '../../../core/figures/Weight.tsx'
import { FieldGroup } from '../../../core/ui/form/FieldGroup.tsx'
import { useErrorText } from '../../../core/ui/form/formTexts.ts'
import { sumOfPounds } from '../../../core/ui/form/pounds.ts'
import { useText } from '../../../core/words/language.tsx'
import { CategoryTiles } from './CategoryTiles.tsx'
import { ItemLine, lineLook } from './ItemLine.tsx'
import type { FormItem } from './items.ts'

interface ItemsEditorProps {
  categories: readonly DonationCategory[]
  /** The lines are what matters, and are there already: further categories stand behind a button below them. */
  isCorrection?: boolean
}

/** `items` of the form: tap a category, type its pounds, tap the next; lines stand in the order of the taps. */
export function ItemsEditor({ categories, isCorrection = false }: ItemsEditorProps) {
  const text = useText(donorTexts)
  const { control, setFocus } = useFormContext<{ items: FormItem[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'items' })
  const { errors } = useFormState({ control, name: 'items' })
  const error = useErrorText(errors.items?.root?.message ?? errors.items?.message)
  const items = useWatch({ control, name: 'items' })
  const choose = (categoryId: number) => {
    const index = fields.findIndex((item) => item.categoryId === categoryId)
    if (index >= 0) setFocus(`items.${index}.pounds`)
    else append({ categoryId, pounds: '' }, { focusName: `items.${fields.length}.pounds` })
  }
  const tiles = <CategoryTiles items={fields} categories={categories} onChoose={choose} />
  return (
    <FieldGroup error={error}>
      {isCorrection ? null : tiles}
      {fields.length > 0 ? (
        <List disablePadding sx={{ mt: isCorrection ? 0 : 2 }}>
          {fields.map(({ id, categoryId }, index) => {
            const category = categories.find((one) => one.ID === categoryId)
            return category ? (
              <ItemLine key={id} category={category} index={index} onRemove={() => remove(index)} />
            ) : null
          })}
          <Box component="li" sx={{ ...lineLook, fontWeight: 700 }} aria-live="polite">
            <Box sx={{ flex: 1 }}>{text('total')}</Box>
            <Weight value={sumOfPounds(items)} />
            <Box sx={{ width: 40 }} />
          </Box>
        </List>
      ) : null}
      {isCorrection ? <MoreCategories>{tiles}</MoreCategories> : null}
    </FieldGroup>
  )
}

function MoreCategories({ children }: { children: ReactNode }) {
  const text = useText(donorTexts)
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button startIcon={<Add />} aria-expanded={isOpen} onClick={() => open(!isOpen)} sx={{ ml: -1.5, my: 0.5 }}>
        {text('otherCategory')}
      </Button>
      <Collapse in={isOpen} mountOnEnter>
        {children}
      </Collapse>
    </>
  )
}
