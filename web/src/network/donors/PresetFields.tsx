import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Close from '@mui/icons-material/Close'
import DragIndicator from '@mui/icons-material/DragIndicator'
import { Autocomplete, Box, IconButton, List, TextField, Tooltip, Typography } from '@mui/material'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { maxPresets } from '../../../../shared/network/donors/donor.ts'
import { donorSetupTexts } from '../../../../shared/network/donors/texts/donorSetup.ts'
import { organizationTexts } from '../../../../shared/network/organizations/texts.ts'
import { selectorFilter } from '../../core/ui/form/selector.ts'
import { useChoiceTexts } from '../../core/ui/form/useChoiceTexts.ts'
import { Lead } from '../../core/ui/Lead.tsx'
import { movedTo } from '../../core/ui/movedTo.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { offLook, useMoveFocus } from '../../core/ui/useMoveFocus.ts'
import { visuallyHidden } from '../../core/ui/visuallyHidden.ts'
import { useText } from '../../core/words/language.tsx'
import type { LocationFields } from './locationForm.ts'

export interface PresetChoice {
  ID: number
  Name: string
  IsActive: boolean
}

/** The agencies that are asked first, in their order: moved by buttons, or dragged by their handle. */
export default function PresetFields({
  agencies,
  isReadOnly,
}: {
  agencies: readonly PresetChoice[]
  isReadOnly: boolean
}) {
  const choiceNames = useChoiceTexts()
  const text = useText(donorSetupTexts)
  const { control } = useFormContext<LocationFields>()
  const { field } = useController({ control, name: 'PresetAgencyIDs' })
  const [dragged, setDragged] = useState<number>()
  const [told, setTold] = useState('')
  const ids = field.value
  const keepFocus = useMoveFocus(ids.join())
  const named = (id: number) => agencies.find(({ ID }) => ID === id)
  const move = (from: number, to: number) => {
    if (to < 0 || to >= ids.length || from === to) return
    field.onChange(movedTo(ids, from, to))
    setTold(text('presetMoved', { name: named(ids[from] ?? 0)?.Name ?? '', rank: to + 1 }))
  }
  const others = agencies.filter(({ ID, IsActive }) => IsActive && !ids.includes(ID))
  return (
    <Panel title={text('presetsTitle')}>
      <Lead>{text('presetsText', { max: maxPresets })}</Lead>
      {ids.length === 0 ? <Typography sx={{ mb: 1.5 }}>{text('noPresets')}</Typography> : null}
      <List component="ol" disablePadding aria-label={text('presetsTitle')}>
        {ids.map((id, index) => (
          <PresetLine
            key={id}
            index={index}
            count={ids.length}
            agency={named(id) ?? { ID: id, Name: `#${id}`, IsActive: false }}
            onMove={(to, arrow) => void keepFocus(arrow, () => move(index, to))}
            onRemove={() => field.onChange(ids.filter((one) => one !== id))}
            onDrag={setDragged}
            onDrop={() => dragged !== undefined && move(dragged, index)}
            isReadOnly={isReadOnly}
          />
        ))}
      </List>
      <Box aria-live="polite" sx={visuallyHidden}>
        {told}
      </Box>
      {isReadOnly || ids.length >= maxPresets ? null : (
        <Autocomplete
          {...choiceNames}
          key={ids.length}
          options={others}
          getOptionLabel={({ Name }) => Name}
          getOptionKey={({ ID }) => ID}
          filterOptions={byName}
          onChange={(_, chosen) => chosen && field.onChange([...ids, chosen.ID])}
          renderInput={(params) => <TextField {...params} label={text('addPreset')} />}
          sx={{ maxWidth: 420, mt: 2 }}
        />
      )}
    </Panel>
  )
}
const byName = selectorFilter<PresetChoice>(({ Name }) => Name)

interface PresetLineProps {
  index: number
  count: number
  agency: PresetChoice
  onMove: (to: number, arrow: HTMLElement) => void
  onRemove: () => void
  onDrag: (index: number | undefined) => void
  onDrop: () => void
  isReadOnly: boolean
}

function PresetLine({ index, count, agency, onMove, onRemove, onDrag, onDrop, isReadOnly }: PresetLineProps) {
  const text = useText(donorSetupTexts)
  const organization = useText(organizationTexts)
  const { Name: name, IsActive } = agency
  const buttons = [
    {
      key: 'up',
      label: text('movePresetUp', { name }),
      isOff: index === 0,
      run: (arrow: HTMLElement) => onMove(index - 1, arrow),
      Icon: ArrowUpward,
    },
    {
      key: 'down',
      label: text('movePresetDown', { name }),
      isOff: index === count - 1,
      run: (arrow: HTMLElement) => onMove(index + 1, arrow),
      Icon: ArrowDownward,
    },
    { key: 'remove', label: text('removeNamed', { name }), isOff: false, run: onRemove, Icon: Close },
  ]
  return (
    <Box
      component="li"
      sx={lineLook}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onDrop()
      }}
    >
      {isReadOnly ? null : (
        <Tooltip title={text('dragPreset')}>
          <Box
            draggable
            aria-hidden
            sx={{ cursor: 'grab', color: 'text.secondary', display: { xs: 'none', sm: 'flex' } }}
            onDragStart={(event) => {
              // Firefox starts no drag without data.
              event.dataTransfer.setData('text/plain', name)
              event.dataTransfer.effectAllowed = 'move'
              onDrag(index)
            }}
            onDragEnd={() => onDrag(undefined)}
          >
            <DragIndicator fontSize="small" />
          </Box>
        </Tooltip>
      )}
      <Box role="img" aria-label={text('presetPosition', { rank: index + 1 })} sx={rankLook}>
        {index + 1}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name} {IsActive ? null : <StatusChip label={organization('inactive')} />}
      </Box>
      {isReadOnly
        ? null
        : buttons.map(({ key, label, isOff, run, Icon }) => (
            <IconButton
              key={key}
              size="small"
              aria-label={label}
              title={label}
              aria-disabled={isOff}
              onClick={({ currentTarget }) => run(currentTarget)}
              sx={isOff ? offLook : {}}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
    </Box>
  )
}

const lineLook = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const
const rankLook = { width: 28, textAlign: 'center', fontWeight: 700, color: 'text.secondary' } as const
