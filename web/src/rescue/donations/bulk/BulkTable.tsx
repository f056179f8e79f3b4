import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { systemCategories } from '../../../../../shared/core/reference/reference.ts'
import * as donations from '../../../../../shared/rescue/donations/api.ts'
import type { ReadRow } from '../../../../../shared/rescue/donations/bulkFile.ts'
import type { BulkOutcome, BulkRow } from '../../../../../shared/rescue/donations/bulkOffer.ts'
import { categoryName } from '../../../../../shared/rescue/donations/names.ts'
import { bulkOfferTexts } from '../../../../../shared/rescue/donations/texts/bulkOffer.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { usePoundsText } from '../../../core/figures/Weight.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useRowText } from './useRowText.ts'

/** A page of thousands of rows is read by nobody: the others are in the result file. */
const maxShown = 100

interface BulkTableProps {
  rows: readonly ReadRow[]
  outcomes: ReadonlyMap<string, BulkOutcome>
}

export function BulkTable({ rows, outcomes }: BulkTableProps) {
  const text = useText(bulkOfferTexts)
  const pounds = usePoundsText()
  const rowText = useRowText(outcomes)
  const { language } = useLanguage()
  const { data: categories = systemCategories } = useApi(donations.listDonationCategories, {})
  const contents = ({ categories: items }: BulkRow) =>
    items.flatMap(({ DonationCategoryID, Pounds }) => {
      const category = categories.find(({ ID }) => ID === DonationCategoryID)
      return [...(category ? [categoryName(category, language)] : []), pounds(Pounds)]
    })
  const isWrong = ({ offer, reference }: ReadRow) => !offer || outcomes.get(reference)?.Outcome === 'refused'
  const shown = [...rows.filter(isWrong), ...rows.filter((row) => !isWrong(row))].slice(0, maxShown)
  return (
    <>
      {rows.length > maxShown ? (
        <Typography variant="body2" color="textSecondary">
          {text('shown', { count: maxShown })}
        </Typography>
      ) : null}
      <TableContainer tabIndex={0} role="region" aria-label={text('title')}>
        <Table size="small" sx={{ '& td, & th': { overflowWrap: 'normal' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{text('row')}</TableCell>
              <TableCell>{text('reference')}</TableCell>
              <TableCell>{text('content')}</TableCell>
              <TableCell>{text('result')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shown.map((row) => (
              <TableRow key={row.row}>
                <TableCell>{row.row}</TableCell>
                <TableCell>{row.reference}</TableCell>
                <TableCell>{row.offer ? [row.offer.LocationCode, ...contents(row.offer)].join(', ') : ''}</TableCell>
                <TableCell sx={{ color: isWrong(row) ? 'error.main' : undefined, minWidth: 130 }}>
                  {rowText(row)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  )
}
