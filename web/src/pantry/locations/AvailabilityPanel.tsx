import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { Endpoint } from '../../../../shared/core/schema/endpoint.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import type { ShownLocation } from '../../../../shared/pantry/locations/location.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useAttempt } from '../../core/data/failure.ts'
import { useChange } from '../../core/data/useApi.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Active and restricted: shown at once, and taken back when the server refuses. */
export function AvailabilityPanel({ location, isOwn }: PartProps) {
  const text = useText(locationTexts)
  const { ID: id, Label: label, IsActive, IsRestricted } = location
  const toggle = useToggle(id)
  const setActive = (on: boolean) =>
    toggle(locations.toggleLocationActive, { IsActive: on }, text(on ? 'nowAvailable' : 'removed', { label }))
  const setRestricted = (on: boolean) =>
    toggle(
      locations.toggleLocationRestricted,
      { IsRestricted: on },
      text(on ? 'nowRestricted' : 'unrestricted', { label }),
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

/** Sends one flag of the location. */
function useToggle(id: number) {
  const attempt = useAttempt()
  const change = useChange()
  return async <F extends object>(
    write: Endpoint<{ id: number } & F, ShownLocation>,
    flag: NoInfer<F>,
    done: string,
  ) => {
    const set = () =>
      change({
        read: locations.getLocation,
        of: { id },
        write,
        with: { id, ...flag },
        apply: (old, answer) => answer ?? { ...old, ...flag },
      })
    await attempt(set, done)
  }
}

interface ToggleRowProps {
  name: 'isActive' | 'isRestricted'
  isOn: boolean
  isReadOnly: boolean
  onToggle: (on: boolean) => Promise<void>
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
