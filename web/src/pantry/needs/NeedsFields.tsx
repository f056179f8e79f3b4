import { Box, Typography } from '@mui/material'
import { useController, useFormContext } from 'react-hook-form'
import { allergens } from '../../../../shared/pantry/needs/allergens.ts'
import { diets, type FoodNeeds, kitchenLacks } from '../../../../shared/pantry/needs/needs.ts'
import { needsTexts } from '../../../../shared/pantry/needs/texts.ts'
import { ToggleButtons } from '../../core/ui/form/ToggleButtons.tsx'
import { useText } from '../../core/words/language.tsx'

/** Allergens, diets and kitchen of a household, in the form around it (`FoodNeeds`). */
export function NeedsFields({ lead }: { lead: string }) {
  const { control } = useFormContext<{ FoodNeeds: FoodNeeds }>()
  const { field } = useController({ control, name: 'FoodNeeds' })
  const needs: FoodNeeds = field.value
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{lead}</Typography>
      <Chosen title="allergens" all={allergens} name="Allergens" {...{ needs }} onChange={field.onChange} />
      <Chosen title="diets" all={diets} name="Diets" {...{ needs }} onChange={field.onChange} />
      <Chosen title="kitchen" all={kitchenLacks} name="Kitchen" {...{ needs }} onChange={field.onChange} />
    </Box>
  )
}

interface ChosenProps {
  title: 'allergens' | 'diets' | 'kitchen'
  name: keyof FoodNeeds
  all: readonly Need[]
  needs: FoodNeeds
  onChange: (needs: FoodNeeds) => void
}
type Need = FoodNeeds[keyof FoodNeeds][number]

function Chosen({ title, name, all, needs, onChange }: ChosenProps) {
  const text = useText(needsTexts)
  const chosen: readonly Need[] = needs[name]
  const toggle = (one: Need) =>
    onChange({ ...needs, [name]: all.filter((each) => (each === one) !== chosen.includes(each)) })
  return (
    <div>
      <Typography aria-hidden sx={{ fontWeight: 600, mb: 0.75 }}>
        {text(title)}
      </Typography>
      <ToggleButtons
        label={text(title)}
        choices={all.map((value) => ({ value, label: text(value) }))}
        isChosen={(value) => chosen.includes(value)}
        onChoose={toggle}
      />
    </div>
  )
}
