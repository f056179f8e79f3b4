import { Box, List, Slider, Typography } from '@mui/material'
import { useController, useWatch } from 'react-hook-form'
import { settingsTexts } from '../../../../shared/network/foodbanks/texts.ts'
import type { MatchWeights } from '../../../../shared/network/organizations/entity.ts'
import { matchingTexts } from '../../../../shared/rescue/offers/texts/matching.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { type SettingsControl, sumOf, weightNames } from './settingsForm.ts'

/** Points that each part of a match score may earn; they have to make 100, and the head says how far off they are. */
export function WeightFields({ control }: { control: SettingsControl }) {
  const text = useText(settingsTexts)
  const weights = useWatch({ control, name: 'MatchWeights' })
  const sum = sumOf(weights)
  const isWhole = sum === 100
  return (
    <Panel
      title={text('weights')}
      actions={
        <Box aria-live="polite">
          <StatusChip tone={isWhole ? 'success' : 'error'} label={text('sum', { sum })} />
        </Box>
      }
    >
      <Typography variant="body2" color="textSecondary">
        {text('weightsLead')}
      </Typography>
      <Typography
        variant="body2"
        color="error"
        {...(isWhole ? {} : { 'data-form-error': true })}
        sx={{ minHeight: 24, mb: 1, fontWeight: 600 }}
      >
        {isWhole ? '' : sum < 100 ? text('sumShort', { points: 100 - sum }) : text('sumOver', { points: sum - 100 })}
      </Typography>
      <List disablePadding>
        {weightNames.map((name) => (
          <WeightLine key={name} control={control} name={name} />
        ))}
      </List>
    </Panel>
  )
}

function WeightLine({ control, name }: { control: SettingsControl; name: keyof MatchWeights }) {
  const text = useText(settingsTexts)
  const { field } = useController({ control, name: `MatchWeights.${name}` })
  const part = useText(matchingTexts)
  return (
    <Box component="li" sx={lineLook}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{part(name)}</Typography>
        <Typography variant="body2" color="textSecondary">
          {text(`weight.${name}`)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5 }}>
        <Slider
          value={field.value}
          onBlur={field.onBlur}
          min={0}
          max={100}
          step={1}
          aria-label={text('weightOf', { name: part(name) })}
          onChange={(_, chosen) => field.onChange(Array.isArray(chosen) ? (chosen[0] ?? 0) : chosen)}
        />
        <Box component="output" aria-hidden sx={{ width: 34, textAlign: 'right', typography: 'h4' }}>
          {field.value}
        </Box>
      </Box>
    </Box>
  )
}

const lineLook = {
  display: 'grid',
  columnGap: 4,
  rowGap: 0.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
