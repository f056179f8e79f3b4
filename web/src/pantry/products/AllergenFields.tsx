import { Alert, AlertTitle, Box, Button, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { type Allergen, type AllergensDraft, allergens } from '../../../../shared/pantry/needs/allergens.ts'
import { needsTexts, productNeedsTexts } from '../../../../shared/pantry/needs/texts.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { isGtin } from '../../../../shared/pantry/products/gtin.ts'
import { maxPoints, nutritionRanks } from '../../../../shared/pantry/products/product.ts'
import { useApi } from '../../core/data/useApi.ts'
import { TextField } from '../../core/ui/form/fields.tsx'
import { SelectField } from '../../core/ui/form/SelectField.tsx'
import { ToggleButtons } from '../../core/ui/form/ToggleButtons.tsx'
import { useText } from '../../core/words/language.tsx'
import { useAllergenLines } from '../needs/foodWords.ts'
import type { ProductValues } from './productForm.ts'

const nothing: AllergensDraft = { Contains: [], MayContain: [], IsConfirmed: false }

/** Allergens of a product as far as they are known, and whether a person read them on the label; its rank and points. */
export function AllergenFields() {
  const text = useText(productNeedsTexts)
  const { control } = useFormContext<ProductValues>()
  const { field } = useController({ control, name: 'Allergens' })
  const stated: AllergensDraft | null = field.value
  const words = useText(needsTexts)
  const ranks = nutritionRanks.map((value) => ({ value, label: words(`rank.${value}`) }))
  return (
    <>
      <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
        <Typography component="legend" sx={{ fontWeight: 600, p: 0, mb: 1 }}>
          {text('title')}
        </Typography>
        <ToggleButtons
          label={text('known')}
          choices={[
            { value: 'unknown', label: text('unknown') },
            { value: 'stated', label: text('stated') },
          ]}
          isChosen={(value) => (value === 'stated') === (stated !== null)}
          onChoose={(value) => field.onChange(value === 'stated' ? (stated ?? nothing) : null)}
        />
        <Proposal onTake={field.onChange} />
        {stated ? <Stated stated={stated} onChange={field.onChange} /> : null}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2.5, alignItems: 'start' }}>
        <SelectField
          control={control}
          name="NutritionRank"
          label={text('rank')}
          emptyLabel={text('rankNone')}
          options={ranks}
        />
        <TextField
          control={control}
          name="Points"
          label={text('points')}
          helperText={text('pointsHelp')}
          errorValues={{ max: maxPoints }}
          htmlInput={{ inputMode: 'numeric', maxLength: 2, autoComplete: 'off' }}
        />
      </Box>
    </>
  )
}

/** Proposal of loaded food facts for the number; a person compares it with the label before it counts. */
function Proposal({ onTake }: { onTake: (next: AllergensDraft) => void }) {
  const text = useText(productNeedsTexts)
  const allergenLines = useAllergenLines()
  const { control } = useFormContext<ProductValues>()
  const gtin = useWatch({ control, name: 'Gtin' }).trim()
  const { data } = useApi(inventory.getFoodFact, isGtin(gtin) ? { gtin } : null, { revalidateOnFocus: false })
  if (!data || !isGtin(gtin)) return null
  const { Name, Ingredients, Contains, MayContain } = data
  const isNone = Contains.length + MayContain.length === 0
  return (
    <Alert severity="info" role="note">
      <AlertTitle>{text('proposal', { name: Name || gtin })}</AlertTitle>
      {isNone ? (
        <div>{text('proposalNone')}</div>
      ) : (
        allergenLines({ Contains, MayContain, IsConfirmed: true }).map((line) => <div key={line}>{line}</div>)
      )}
      {Ingredients ? (
        <Typography variant="body2" sx={{ mt: 1, maxHeight: 120, overflowY: 'auto', overflowWrap: 'anywhere' }}>
          {text('ingredients', { text: Ingredients })}
        </Typography>
      ) : null}
      <Button onClick={() => onTake({ Contains, MayContain, IsConfirmed: false })} sx={{ mt: 1, minHeight: 44 }}>
        {text('takeOver')}
      </Button>
    </Alert>
  )
}

function Stated({ stated, onChange }: { stated: AllergensDraft; onChange: (next: AllergensDraft) => void }) {
  const text = useText(productNeedsTexts)
  const names = useText(needsTexts)
  const choices = allergens.map((value) => ({ value, label: names(value) }))
  // Other words than those that were read are read again.
  const toggle = (into: 'Contains' | 'MayContain', one: Allergen) => {
    const isIn = stated[into].includes(one)
    const without = (list: readonly Allergen[]) => list.filter((each) => each !== one)
    const next = { Contains: without(stated.Contains), MayContain: without(stated.MayContain), IsConfirmed: false }
    onChange(isIn ? next : { ...next, [into]: [...next[into], one] })
  }
  return (
    <>
      {(['Contains', 'MayContain'] as const).map((into) => (
        <div key={into}>
          <Typography aria-hidden variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
            {text(into === 'Contains' ? 'containsLabel' : 'mayContainLabel')}
          </Typography>
          <ToggleButtons
            label={text(into === 'Contains' ? 'containsLabel' : 'mayContainLabel')}
            choices={choices}
            isChosen={(value) => stated[into].includes(value)}
            onChoose={(value) => toggle(into, value)}
          />
        </div>
      ))}
      <div>
        <FormControlLabel
          control={
            <Checkbox
              checked={stated.IsConfirmed}
              onChange={(_, IsConfirmed) => onChange({ ...stated, IsConfirmed })}
            />
          }
          label={text('confirm')}
        />
        <FormHelperText sx={{ mt: 0 }}>{text('confirmHelp')}</FormHelperText>
      </div>
    </>
  )
}
