import { Box, Link } from '@mui/material'
import { shownAllergens } from '../../../../shared/pantry/needs/allergens.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { Thumbnail } from '../../core/figures/Thumbnail.tsx'
import { DensityContext } from '../../core/grid/density.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { useText } from '../../core/words/language.tsx'
import { useAllergenLines } from '../needs/foodWords.ts'
import { packedAs } from './packedAs.ts'
import type { RowProps } from './productColumns.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'

/** A product on a phone: picture, name, where it stands, and how many with one more and one fewer; the whole card opens it. */
export function ProductCard({ row, actions, hasStorage }: RowProps & { hasStorage: boolean }) {
  const text = useText(productTexts)
  const shelf = [hasStorage ? row.PantryInventoryStorageLocation?.Label : undefined, row.Location]
  const place = shelf.filter(Boolean).join(' · ') || row.Brand
  return (
    <DensityContext value="compact">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, lineHeight: 1.3 }}>
        <Thumbnail name={row.Name} path={row.Picture || undefined} size={52} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Link
            data-opens=""
            component="button"
            type="button"
            onClick={() => actions.open(row.ID)}
            aria-label={text('detailsNamed', { name: row.Name })}
            color="inherit"
            underline="none"
            sx={{
              display: 'block',
              width: '100%',
              textAlign: 'start',
              font: 'inherit',
              fontWeight: 600,
              ...singleLine,
            }}
          >
            {row.Name}
          </Link>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Facts row={row} place={place} />
            <Box sx={{ width: 148, flexShrink: 0 }}>
              <QuantityStepper row={row} onSave={(typed) => actions.adjust(row, 'Quantity', typed)} />
            </Box>
          </Box>
        </Box>
      </Box>
    </DensityContext>
  )
}

function Facts({ row, place }: { row: ProductGridRow; place: string }) {
  const text = useText(productTexts)
  const allergenLines = useAllergenLines()
  return (
    <Box sx={{ flex: 1, minWidth: 0, color: 'text.secondary', fontSize: 'caption.fontSize' }}>
      {row.IsActive ? <Box sx={singleLine}>{packedAs(row)}</Box> : <StatusChip label={text('inactive')} isSmall />}
      <Box sx={singleLine}>{place}</Box>
      {row.Allergens ? <Box sx={singleLine}>{allergenLines(shownAllergens(row.Allergens)).join(' · ')}</Box> : null}
    </Box>
  )
}
