import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import * as limitsApi from '../../../../shared/pantry/limits/api.ts'
import { type Limit, type LimitDraft, type LimitTypeCode, typeOf } from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagsNamed } from '../../../../shared/pantry/tags/tag.ts'
import { Refused } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi, useRefresh } from '../../core/data/useApi.ts'
import { useText } from '../../core/words/language.tsx'
import { useToast } from '../../core/words/toast.tsx'
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
  const toast = useToast()
  const refresh = useRefresh()
  const adding = useAction(limitsApi.addProductLimit)
  const updating = useAction(limitsApi.updateProductLimit)
  const removing = useAction(limitsApi.removeProductLimit)
  const done = async () => {
    await refresh(inventory.viewItemDetails)
    return true
  }
  const failed = (words: string) => {
    toast(words, { tone: 'error' })
    return false
  }
  const reason = (error: unknown) => (error instanceof Refused && error.reason ? `: ${error.reason}` : '')
  return {
    add: (draft: LimitDraft) =>
      adding
        .run({ id, ...draft })
        .then(done, (error: unknown) =>
          failed(error instanceof Refused ? `${text('addFailed')}${reason(error)}` : text('addLost')),
        ),
    update: (limit: Limit, draft: LimitDraft) =>
      updating
        .run({ id, limitId: limit.ID, ...draft })
        .then(done, (error: unknown) => failed(`${text('updateFailed')}${reason(error)}`)),
    remove: ({ ID: limitId }: Limit) =>
      removing.run({ id, limitId }).then(done, (error: unknown) => failed(`${text('updateFailed')}${reason(error)}`)),
  }
}
