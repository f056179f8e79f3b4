import CloseOutlined from '@mui/icons-material/CloseOutlined'
import { Box, Button, Drawer, IconButton, Stack, Typography } from '@mui/material'
import { lazy, type ReactNode, Suspense } from 'react'
import { frameTexts } from '../../../../shared/core/text/frame.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { productTexts } from '../../../../shared/pantry/products/texts.ts'
import type { ProductGridRow } from '../../../../shared/pantry/products/view.ts'
import { stockTexts } from '../../../../shared/pantry/stock/texts.ts'
import { failureText } from '../../core/data/failure.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { WhenVisible } from '../../core/ui/WhenVisible.tsx'
import { useText } from '../../core/words/language.tsx'
import { ProductTagsPanel } from '../tags/ProductTagsPanel.tsx'
import { CategoriesPanel } from './CategoriesPanel.tsx'
import { DeleteProduct } from './DeleteProduct.tsx'
import type { InventoryBase } from './ProductFields.tsx'
import { ProductForm } from './ProductForm.tsx'
import { ProductOrders } from './ProductOrders.tsx'
import { ProductStatus } from './ProductStatus.tsx'
import { packedAs } from './packedAs.ts'
import type { ProductDetails } from './productDetails.ts'
import { SourceIcon } from './SourceIcon.tsx'
import { StockPanel } from './StockPanel.tsx'

const ProductImages = lazy(() => import('../../core/attachments/ProductImages.tsx'))
const ProductLimits = lazy(() => import('./ProductLimits.tsx'))
const StockLedger = lazy(() => import('../stock/StockLedger.tsx'))

export interface PanelProps {
  id: number
  base: InventoryBase | undefined
  onClose: () => void
  /** The product's row in the list follows. */
  onChanged: (id: number, changed: Partial<ProductGridRow>) => void
  onRemoved: (id: number) => void
}

/** One product beside the list, with all that can be done with it. */
export default function ProductPanel(props: PanelProps) {
  return (
    <Drawer
      anchor="right"
      open
      onClose={props.onClose}
      slotProps={{ paper: { 'aria-labelledby': 'product-title', sx: { width: { xs: '100%', sm: 640 } } } }}
    >
      <OneProduct key={props.id} {...props} />
    </Drawer>
  )
}

function OneProduct({ id, base, onClose, onChanged, onRemoved }: PanelProps) {
  const text = useText(productTexts)
  const frame = useText(frameTexts)
  const answer = useApi(inventory.viewItemDetails, { id }, { keepPreviousData: false })
  const { data } = answer
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 2.5, pb: 1.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h2" id="product-title" sx={{ overflowWrap: 'anywhere' }}>
            {data?.Name ?? text('product')}
          </Typography>
          {data ? (
            <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'center', color: 'text.secondary' }}>
              <SourceIcon source={data.PantryInventoryItemSource} />
              {packedAs(data)}
            </Box>
          ) : null}
        </Box>
        <IconButton aria-label={text('close')} onClick={onClose} edge="end" sx={{ alignSelf: 'flex-start' }}>
          <CloseOutlined />
        </IconButton>
      </Box>
      <Box sx={{ px: 2.5, pb: 4 }}>
        <WhenLoaded
          answer={answer}
          skeleton={<RowsSkeleton rows={8} height={64} />}
          message={failureText(answer.error, frame, text('loadFailed'))}
        >
          {(product) => <Sections {...{ product, base, onClose, onChanged, onRemoved }} />}
        </WhenLoaded>
      </Box>
    </>
  )
}

function Sections({
  product,
  base,
  onClose,
  onChanged,
  onRemoved,
}: Omit<PanelProps, 'id'> & { product: ProductDetails }) {
  const text = useText(productTexts)
  const limitText = useText(limitTexts)
  const stockText = useText(stockTexts)
  const prefix = useRolePrefix()
  const { ID } = product
  const changed = (change: Partial<ProductGridRow>) => onChanged(ID, change)
  return (
    <Stack spacing={4}>
      <ProductStatus product={product} onChanged={changed} />
      <SectionLinks
        titles={[
          text('images'),
          text('categories'),
          text('facts'),
          text('tags'),
          text('stock'),
          limitText('effective'),
          stockText('ledger'),
        ]}
      />
      <Section title={text('images')}>
        <WhenVisible height={120}>
          <ProductImages productId={ID} />
        </WhenVisible>
      </Section>
      <Section title={text('categories')}>
        <CategoriesPanel product={product} base={base} onChanged={changed} />
      </Section>
      <Section title={text('facts')}>
        <ProductForm product={product} base={base} onChanged={changed} />
      </Section>
      <Section title={text('tags')}>
        <ProductTagsPanel
          productId={ID}
          tags={product.PantryInventoryItemsPantryInventoryItemTags}
          onSaved={(saved) => changed({ PantryInventoryItemsPantryInventoryItemTags: saved })}
        />
      </Section>
      <Section title={text('stock')}>
        <StockPanel product={product} onChanged={changed} />
      </Section>
      <ProductOrders product={product} />
      <Section title={limitText('effective')}>
        <WhenVisible height={120}>
          <ProductLimits product={product} />
        </WhenVisible>
      </Section>
      <Section title={stockText('ledger')}>
        <Suspense fallback={null}>
          <StockLedger key={product.Quantity} productId={ID} />
        </Suspense>
      </Section>
      <Section title={stockText('recall')}>
        <Typography>{stockText('recallLead')}</Typography>
        <Button
          href={paths.recall(prefix, ID)}
          aria-label={stockText('recallNamed', { name: product.Name })}
          sx={{ mt: 1 }}
        >
          {stockText('recall')}
        </Button>
      </Section>
      <DeleteProduct
        product={product}
        onRemoved={() => {
          onClose()
          onRemoved(ID)
        }}
      />
    </Stack>
  )
}

/** The way to the panel's parts, which stays in sight. */
function SectionLinks({ titles }: { titles: readonly string[] }) {
  const text = useText(productTexts)
  const open = (title: string) => {
    const heading = document.getElementById(sectionId(title))
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }
  return (
    <Box component="nav" aria-label={text('sections')} sx={linksLook}>
      {titles.map((title) => (
        <Button key={title} size="small" color="inherit" onClick={() => open(title)}>
          {title}
        </Button>
      ))}
    </Box>
  )
}

const sectionId = (title: string) => `product-part-${title.replace(/\s+/g, '-')}`
/** Scrolls sideways where the names don't fit; headings stop below it. */
const linksLook = {
  ...{ position: 'sticky', top: 0, zIndex: 2, display: 'flex', overflowX: 'auto', mx: -2.5, px: 1.5, py: 0.5 },
  ...{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' },
  '& .MuiButton-root': { flexShrink: 0, minHeight: 44 },
} as const

/** A titled part of the panel. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h3" id={sectionId(title)} tabIndex={-1} sx={{ mb: 2, scrollMarginTop: 64, outline: 'none' }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}
