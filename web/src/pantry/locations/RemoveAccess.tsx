import { Box, Button } from '@mui/material'
import { useState } from 'react'
import type { LocationCustomer } from '../../../../shared/pantry/locations/access.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'

interface RemoveAccessProps {
  row: LocationCustomer
  locationId: number
  onRemoved: (id: number) => void
}

/** Remove Access, then Cancel or Confirm. */
export function RemoveAccess({ row, locationId, onRemoved }: RemoveAccessProps) {
  const text = useText(locationTexts)
  const [isAsking, setAsking] = useState<boolean>()
  const { act, busy } = useAction({ ...byRows, failed: text('accessFailed'), onFailed: () => setAsking(false) })
  const name = nameOfCustomer(row)
  const remove = () => {
    const words = { done: text('accessRemoved', { name }), onDone: () => onRemoved(row.ID) }
    return act(locations.removeAuthorizedCustomer, { id: locationId, neighborId: row.ID }, words)
  }
  if (!isAsking)
    return (
      <Button
        size="small"
        onClick={() => setAsking(true)}
        aria-label={text('removeAccessNamed', { name })}
        // Asked and cancelled, it takes the focus back.
        autoFocus={isAsking === false}
      >
        {text('removeAccess')}
      </Button>
    )
  return (
    <Box role="group" aria-label={text('removeAccessNamed', { name })} sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" color="inherit" onClick={() => setAsking(false)} autoFocus>
        {text('cancel')}
      </Button>
      <Button size="small" color="error" variant="contained" loading={busy} onClick={() => void remove()}>
        {text('confirm')}
      </Button>
    </Box>
  )
}
