import { Box, Typography } from '@mui/material'
import type { LocationCustomer } from '../../../../shared/pantry/locations/access.ts'
import type { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { type Column, column } from '../../core/grid/column.ts'
import type { TextOf } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'
import { RemoveAccess } from './RemoveAccess.tsx'

export interface AccessOptions {
  locationId: number
  isOwn: boolean
  onRemoved: (id: number) => void
}

export function customerColumns(
  text: TextOf<typeof locationTexts>,
  { isOwn, ...options }: AccessOptions,
): Column<LocationCustomer>[] {
  const action = column<LocationCustomer>('Action', text('action'), { width: 220 }, (row) => (
    <RemoveAccess row={row} {...options} />
  ))
  return [
    column('FirstName', text('firstName'), { flex: 1, minWidth: 110 }, ({ FirstName }) => FirstName),
    column('LastName', text('lastName'), { flex: 1, minWidth: 110 }, ({ LastName }) => LastName),
    column('EMailAddress', text('mail'), { flex: 1.6, minWidth: 170 }, ({ EMailAddress }) => EMailAddress),
    column('PhoneNumber', text('phone'), { flex: 1, minWidth: 120 }, ({ PhoneNumber }) => PhoneNumber),
    column('PostalCode', text('postalCode'), { width: 110 }, ({ PostalCode }) => PostalCode),
    ...(isOwn ? [action] : []),
  ]
}

/** The same row on a phone. */
export function CustomerCard({ row, isOwn, ...options }: AccessOptions & { row: LocationCustomer }) {
  const contact = [row.EMailAddress, row.PhoneNumber, row.PostalCode].filter((one) => one !== null)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{nameOfCustomer(row)}</Typography>
        {contact.map((one) => (
          <Typography key={one} variant="body2" color="textSecondary">
            {one}
          </Typography>
        ))}
      </Box>
      {isOwn ? <RemoveAccess row={row} {...options} /> : null}
    </Box>
  )
}
