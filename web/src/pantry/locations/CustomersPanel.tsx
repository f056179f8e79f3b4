import { Alert, Box } from '@mui/material'
import { useCallback, useMemo } from 'react'
import type { LocationCustomer } from '../../../../shared/pantry/locations/access.ts'
import * as locations from '../../../../shared/pantry/locations/api.ts'
import { locationTexts } from '../../../../shared/pantry/locations/texts.ts'
import { Refused } from '../../core/data/client.ts'
import { useApi } from '../../core/data/useApi.ts'
import { DataList } from '../../core/grid/DataList.tsx'
import { useServerPages } from '../../core/grid/useServerPages.ts'
import { useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from '../customers/customerName.ts'
import { CustomerCard, customerColumns } from './customerColumns.tsx'
import type { PartProps } from './locationTabs.tsx'

/** Customers who came with a referral code, and may order at the location while it is restricted. */
export default function CustomersPanel({ location: { ID: id }, isOwn }: PartProps) {
  const text = useText(locationTexts)
  const pages = useServerPages(locations.getLocationCustomersGrid, { PantryLocationID: id })
  const { change } = pages
  const onRemoved = useCallback((gone: number) => change((rows) => rows.filter((row) => row.ID !== gone)), [change])
  const columns = useMemo(
    () => customerColumns(text, { locationId: id, isOwn, onRemoved }),
    [text, id, isOwn, onRemoved],
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Restriction id={id} />
      <DataList<LocationCustomer>
        label={text('customersTitle')}
        columns={columns}
        pages={pages}
        rowLabel={nameOfCustomer}
        renderCard={(row) => <CustomerCard row={row} locationId={id} isOwn={isOwn} onRemoved={onRemoved} />}
        empty={{ title: text('noCustomers'), text: text('noCustomersText') }}
      />
    </Box>
  )
}

/** Switch of the list: off, it restricts nothing. */
function Restriction({ id }: { id: number }) {
  const text = useText(locationTexts)
  const { data, error } = useApi(locations.getLocationIsRestricted, { id })
  if (error)
    return (
      <Alert severity="error">{text(error instanceof Refused ? 'restrictionFailed1' : 'restrictionFailed2')}</Alert>
    )
  return data === false ? <Alert severity="info">{text('isOpenToAll')}</Alert> : null
}
