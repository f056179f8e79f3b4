import { FormControlLabel, Stack, Switch, Typography } from '@mui/material'
import { useState } from 'react'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Active and restricted: shown at once, and taken back when the server refuses. */
export function AvailabilityPanel({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  const { ID: id, Label: label, IsActive, IsRestricted } = location
  const { act } = useAction({ shows: { read: locations.getLocation, of: { id } }, renews: 'all' })
  const setActive = (on: boolean) =>
    act(
      locations.toggleLocationActive,
      { id, IsActive: on },
      {
        done: text(on ? 'nowAvailable' : 'removed', { label }),
        expected: (old) => ({ ...old, IsActive: on }),
      },
    )
  const setRestricted = (on: boolean) =>
    act(
      locations.toggleLocationRestricted,
      { id, IsRestricted: on },
      {
        done: text(on ? 'nowRestricted' : 'unrestricted', { label }),
        expected: (old) => ({ ...old, IsRestricted: on }),
      },
    )
  return (
    <Panel title={text('availability')}>
      <Stack spacing={2}>
        <ToggleRow name="isActive" isOn={IsActive} isReadOnly={!isOwn} onToggle={setActive} />
        <ToggleRow name="isRestricted" isOn={IsRestricted} isReadOnly={!isOwn} onToggle={setRestricted} />
      </Stack>
    </Panel>
  )
}

interface ToggleRowProps {
  name: 'isActive' | 'isRestricted'
  isOn: boolean
  isReadOnly: boolean
  onToggle: (on: boolean) => Promise<unknown>
}

function ToggleRow({ name, isOn, isReadOnly, onToggle }: ToggleRowProps) {
  const text = useText(locationTexts)
  const [isBusy, setBusy] = useState(false)
  const change = async (on: boolean) => {
    setBusy(true)
    await onToggle(on)
    setBusy(false)
  }
  return (
    <FormControlLabel
      labelPlacement="start"
      disabled={isReadOnly}
      sx={{ m: 0, width: '100%', justifyContent: 'space-between', gap: 2 }}
      control={
        <Switch
          checked={isOn}
          onChange={(_, on) => (isBusy ? undefined : void change(on))}
          slotProps={{ input: { 'aria-label': text(name) } }}
        />
      }
      label={
        <>
          <Typography sx={{ fontWeight: 600 }}>{text(name)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {text(`${name}Text`)}
          </Typography>
        </>
      }
    />
  )
}
