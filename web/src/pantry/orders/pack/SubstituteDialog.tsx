import {
  Alert,
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  List,
  Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import { smallPathOf } from '../../../../../shared/core/attachments/attachment.ts'
import { frameTexts } from '../../../../../shared/core/text/frame.ts'
import { plural } from '../../../../../shared/core/text/text.ts'
import type { Allergen } from '../../../../../shared/pantry/needs/allergens.ts'
import { declaredIn, isAllergenUnknown } from '../../../../../shared/pantry/needs/fit.ts'
import { needsTexts } from '../../../../../shared/pantry/needs/texts.ts'
import * as ordering from '../../../../../shared/pantry/ordering/api.ts'
import { dietsLost, substitutesFor } from '../../../../../shared/pantry/ordering/substitute.ts'
import type { OrderToPack, PackingLine, PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { orderWorkTexts } from '../../../../../shared/pantry/orders/texts/orderWork.ts'
import { choicesOf, type OfferedFood } from '../../../../../shared/pantry/products/choice.ts'
import { foodSearch, textsOfFood } from '../../../../../shared/pantry/products/foodSearch.ts'
import { tagNameIn } from '../../../../../shared/pantry/tags/names.ts'
import { useApi } from '../../../core/data/useApi.ts'
import { Thumbnail } from '../../../core/figures/Thumbnail.tsx'
import { TextInput } from '../../../core/ui/inputs.tsx'
import { LineButton } from '../../../core/ui/LineButton.tsx'
import { LoadFailed } from '../../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../../core/ui/StatusChip.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { useFoodWords } from '../../products/useFoodWords.ts'

export interface SubstituteProps {
  order: Pick<OrderToPack, 'ID' | 'FoodInsecureNeighbor' | 'FoodInsecureNeighborAddressID'>
  line: Pick<PackingLine, 'Name' | 'PantryInventoryItemID' | 'PantryItemID' | 'Substitution'>
  /** Products of the order. */
  inOrder: readonly number[]
  window: Pick<PackingWindow, 'ID' | 'Kind'>
  /** Missing quantity of the line. */
  missing: number
  /** `isAgreed`: the family wanted this product alone, and agreed. */
  onChoose: (productId: number, quantity: number, isAgreed: boolean) => void
  /** At the table, where the family says what it wants. */
  isAsking?: boolean
  onClose: () => void
}

/**
 * Choice of a substitute for what the shelf lacks: from the products that the neighbor can order at the place, similar
 * ones first.
 */
export default function SubstituteDialog({
  order,
  line,
  inOrder,
  window,
  missing,
  onChoose,
  isAsking = false,
  onClose,
}: SubstituteProps) {
  const text = useText(orderWorkTexts)
  const frame = useText(frameTexts)
  const { language } = useLanguage()
  const titleId = useId()
  const [search, setSearch] = useState('')
  const [isAgreed, setAgreed] = useState(false)
  const isUnwanted = line.Substitution === 'none' && !isAgreed
  const sought = useFoodWords(true)
  const { data, error, mutate } = useApi(ordering.listProductsToOrder, {
    id: order.FoodInsecureNeighbor.ID,
    OrderID: order.ID,
    ...(window.Kind === 'pickup'
      ? { PantryLocationPickupTimeID: window.ID }
      : {
          FoodBankDeliveryTimeID: window.ID,
          FoodInsecureNeighborAddressID: order.FoodInsecureNeighborAddressID ?? undefined,
        }),
  })
  const kept =
    data?.Ordering?.Diets?.find(({ PantryInventoryItemID: id }) => id === line.PantryInventoryItemID)?.Names ?? []
  const { Needs } = data?.Ordering ?? {}
  const choices =
    data && choicesOf(data).filter(({ Allergens }) => declaredIn(Allergens, Needs?.Allergens ?? []).length === 0)
  const found = choices && foodSearch(substitutesFor(line, choices, inOrder), textsOfFood)(search, sought)
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{text('substituteTitle', { name: line.Name })}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 1.5 }}>
          {text(plural(language, 'substituteMissing', missing), { count: missing })}
        </Typography>
        {line.Substitution === 'none' || (line.Substitution === 'ask' && !isAsking) ? (
          <Alert severity="warning" sx={{ mb: 1.5 }}>
            {text(`wishTold.${line.Substitution}`)}
            {line.Substitution === 'none' ? (
              <div>
                <FormControlLabel
                  control={<Checkbox checked={isAgreed} onChange={(_, is) => setAgreed(is)} />}
                  label={text('wishAgreed')}
                />
              </div>
            ) : null}
          </Alert>
        ) : null}
        <TextInput
          label={text('substituteSearch')}
          type="search"
          value={search}
          onChange={setSearch}
          sx={{ mt: 0.5, mb: 1 }}
        />
        {error && !data ? <LoadFailed error={error} onRetry={() => void mutate()} /> : null}
        {data || error ? null : <RowsSkeleton rows={4} height={56} />}
        {found?.length === 0 ? <Typography sx={{ py: 2 }}>{text('substituteNone')}</Typography> : null}
        {found && found.length > 0 && !isUnwanted ? (
          <Choices
            line={line}
            kept={kept}
            declared={Needs?.Allergens ?? []}
            products={found}
            missing={missing}
            onChoose={(id, count) => onChoose(id, count, isAgreed)}
          />
        ) : null}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{frame('cancel')}</Button>
      </DialogActions>
    </Dialog>
  )
}

interface ChoicesProps extends Pick<SubstituteProps, 'line' | 'missing'> {
  onChoose: (productId: number, quantity: number) => void
  products: readonly OfferedFood[]
  /** Diets of what was ordered. */
  kept: readonly string[]
  /** Allergens of the household. */
  declared: readonly Allergen[]
}

/** Similar products under a heading of their own; where there is none, that is said. */
function Choices({ line, kept, declared, products, missing, onChoose }: ChoicesProps) {
  const text = useText(orderWorkTexts)
  const [similar, others] = [true, false].map((is) =>
    products.filter(({ PantryItemID }) => (PantryItemID === line.PantryItemID) === is),
  )
  const groups = [
    { title: text('substituteSimilar'), rows: similar ?? [] },
    { title: text(similar?.length ? 'substituteOthers' : 'substituteNoSimilar'), rows: others ?? [] },
  ]
  return groups
    .filter(({ rows }) => rows.length > 0)
    .map(({ title, rows }) => (
      <Box key={title} component="section" sx={{ mt: 1.5 }}>
        <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <List disablePadding>
          {rows.map((product) => (
            <li key={product.ID}>
              <Choice product={product} kept={kept} declared={declared} missing={missing} onChoose={onChoose} />
            </li>
          ))}
        </List>
      </Box>
    ))
}

interface ChoiceProps extends Pick<ChoicesProps, 'kept' | 'declared' | 'missing' | 'onChoose'> {
  product: OfferedFood
}

/** One product with its picture; marked where it lacks a diet of what was ordered. */
function Choice({ product, kept, declared, missing, onChoose }: ChoiceProps) {
  const text = useText(orderWorkTexts)
  const { language } = useLanguage()
  const needsText = useText(needsTexts)
  const count = Math.min(missing, product.Quantity)
  const lost = dietsLost(kept, product).map((diet) => tagNameIn(diet, language))
  const picture = product.AttachmentCollection?.[0]?.Attachment
  return (
    <LineButton onClick={() => onChoose(product.ID, count)} sx={sides}>
      <Box aria-hidden sx={{ width: 40, flex: 'none' }}>
        <Thumbnail name={product.Name} path={picture && smallPathOf(picture)} size={40} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {count} × {product.Name}
        </Typography>
        {lost.length > 0 ? (
          <StatusChip tone="warning" label={text('substituteLacks', { diets: lost.join(', ') })} />
        ) : null}
        {isAllergenUnknown(product.Allergens, declared) ? (
          <StatusChip tone="warning" label={needsText('readLabel')} />
        ) : null}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {text('substituteLeft', { count: product.Quantity })}
      </Typography>
    </LineButton>
  )
}

const sides = { minHeight: 56, px: 1, justifyContent: 'space-between', gap: 2 } as const
