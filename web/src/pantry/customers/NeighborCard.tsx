import { Box } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerGridRow } from '../../../../shared/pantry/customers/wire.ts'
import { DensityContext } from '../../core/grid/density.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { marksOf, NameLink, NewOrderLink, Restricted } from './customerGridColumns.tsx'

/** A neighbor on a phone: name, how they are reached, household, orders so far and marks; the whole card opens them. */
export function NeighborCard({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  const { language } = useLanguage()
  const contact = row.PhoneNumber ? phoneText(row.PhoneNumber) : row.EMailAddress
  const people = row.HouseholdSize
  const household = people === null ? [] : [text(plural(language, 'peopleOf', people), { count: people })]
  const count = row.OrderCount
  const orders = count === null ? [] : [text(plural(language, 'ordersOf', count), { count })]
  return (
    <DensityContext value="compact">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', lineHeight: 1.3 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box sx={{ minWidth: 0, fontSize: 'subtitle1.fontSize' }}>
              <NameLink row={row} />
            </Box>
            <Restricted row={row} />
          </Box>
          <Box sx={singleLine}>{[contact, ...household, ...orders].filter(Boolean).join(' · ')}</Box>
          <Box sx={{ color: 'text.secondary', ...singleLine }}>{marksOf(text, row).join(' · ')}</Box>
        </Box>
        <NewOrderLink row={row} />
      </Box>
    </DensityContext>
  )
}
