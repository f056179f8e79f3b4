import Add from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import { useState } from 'react'
import * as limitsApi from '../../../../shared/pantry/limits/api.ts'
import { type Limit, type LimitDraft, type LimitTypeCode, typeOf } from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagsNamed } from '../../../../shared/pantry/tags/tag.ts'
import { Refused, refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import EffectiveLimits from '../limits/EffectiveLimits.tsx'
import { LimitForm } from '../limits/LimitForm.tsx'
import { useMaxLimits } from '../limits/useMaxLimits.ts'
import { useSaveTagLimit } from '../limits/useSaveTagLimit.ts'
import type { ProductDetails } from './productDetails.ts'

const types = ['ITEM', 'ORDER'] as const satisfies readonly LimitTypeCode[]

/** Every limit that applies to the product; those of its own are added, changed and removed here, those of a tag changed. */
export default function ProductLimits({ product }: { product: ProductDetails }) {
  const text = useText(limitTexts)
  const { data: tags = [] } = useApi(tagsApi.listTags, {})
  const [adding, setAdding] = useState<LimitTypeCode>()
  const { add, update, remove } = useLimitChanges(product.ID)
  const updateOfTag = useSaveTagLimit(tags)
  const max = useMaxLimits()
  const own = (type: LimitTypeCode) => product.Limits.filter((limit) => typeOf(limit) === type)
  return (
    <Box>
      <EffectiveLimits
        tags={tagsNamed(tags, product.TagIDs)}
        product={product}
        onSaveProduct={update}
        onSaveTag={updateOfTag}
        onRemove={remove}
      />
      {adding ? (
        <LimitForm type={adding} others={own(adding)} onSave={add} onClose={() => setAdding(undefined)} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          {types.map((type) => (
            <Button
              key={type}
              variant="outlined"
              startIcon={<Add />}
              disabled={own(type).length >= max}
              onClick={() => setAdding(type)}
            >
              {text(`add${type}`)}
            </Button>
          ))}
        </Box>
      )}
    </Box>
  )
}

/** Each answers whether it was saved, and tells why not. */
function useLimitChanges(id: number) {
  const text = useText(limitTexts)
  const { act } = useAction()
  const withReason = (error: unknown, words: string) => [words, refusalReason(error)].filter(Boolean).join(': ')
  const notUpdated = { failed: (error: unknown) => withReason(error, text('updateFailed')), onDone: whenShown }
  return {
    add: (draft: LimitDraft) =>
      act(
        limitsApi.addProductLimit,
        { id, ...draft },
        {
          failed: (error) => (error instanceof Refused ? withReason(error, text('addFailed')) : text('addLost')),
          onDone: whenShown,
        },
      ),
    update: (limit: Limit, draft: LimitDraft) =>
      act(limitsApi.updateProductLimit, { id, limitId: limit.ID, ...draft }, notUpdated),
    remove: ({ ID: limitId }: Limit) => act(limitsApi.removeProductLimit, { id, limitId }, notUpdated),
  }
}

/** The form closes once the product shows its limits. */
const whenShown = (_: unknown, renewed: Promise<unknown>) => renewed
