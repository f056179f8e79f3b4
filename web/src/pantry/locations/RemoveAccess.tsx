import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { LocationCustomer } from '../../../../shared/pantry/locations/access.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { useShowFailure } from '../../core/data/failure.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useRefresh } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'

interface RemoveAccessProps {
  row: LocationCustomer
  locationId: number
  onRemoved: (id: number) => void
}

/** Remove Access, then Cancel or Confirm. */
export function RemoveAccess({ row, locationId, onRemoved }: RemoveAccessProps) {
  const text = useText(locationTexts)
  const toast = useToast()
  const showFailure = useShowFailure()
  const refresh = useRefresh()
  const [isAsking, setAsking] = useState<boolean>()
  const { run, busy } = useAction(locations.removeAuthorizedCustomer)
  const name = nameOfCustomer(row)
  const remove = async () => {
    try {
      await run({ id: locationId, neighborId: row.ID })
    } catch (error) {
      setAsking(false)
      showFailure(error, text('accessFailed'))
      await refresh(locations.getLocationCustomersGrid)
      return
    }
    toast(text('accessRemoved', { name }))
    onRemoved(row.ID)
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
