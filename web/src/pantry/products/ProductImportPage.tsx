import { Box } from '@mui/material'
import { isFoodBankSetupRole } from '../../../../shared/core/access.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { FileImport } from '../../core/importing/FileImport.tsx'
import { paths } from '../../core/paths.ts'
import { useText } from '../../core/words/language.tsx'
import { FoodFactsPanel } from './FoodFactsPanel.tsx'

/** A pantry's products from a spreadsheet: new ones, changes, and what is on the shelf. */
export default function ProductImportPage() {
  const text = useText(productTexts)
  const prefix = useRolePrefix()
  const back = { label: text('products'), href: paths.products(prefix) }
  const { ActiveRole } = useSession()
  return (
    <>
      <FileImport kind="products" title={text('importTitle')} lead={text('importLead')} back={back} />
      {isFoodBankSetupRole(ActiveRole) ? (
        <Box sx={{ mt: 2.5 }}>
          <FoodFactsPanel />
        </Box>
      ) : null}
    </>
  )
}
