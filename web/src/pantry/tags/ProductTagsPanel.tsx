import { Autocomplete, Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import * as inventory from '../../../../shared/pantry/products/api.ts'
import { maxProductTags } from '../../../../shared/pantry/products/product.ts'
import type { ProductTag } from '../../../../shared/pantry/products/view.ts'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type Tag, tagsNamed } from '../../../../shared/pantry/tags/tag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { optionGroup } from '../../core/ui/form/optionGroup.tsx'
import { selectorFilter } from '../../core/ui/form/selector.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { TagLabel } from './TagLabel.tsx'

interface ProductTagsPanelProps {
  productId: number
  tags: readonly ProductTag[]
  onSaved: (tags: ProductTag[]) => void
}

/** The tags of a product: shown, or chosen anew and saved as a whole. */
export function ProductTagsPanel({ productId, tags, onSaved }: ProductTagsPanelProps) {
  const text = useText(tagTexts)
  const [mode, setMode] = useState<'display' | 'edit'>('display')
  const close = () => setMode('display')
  if (mode === 'edit') {
    const ids = tags.map(({ PantryInventoryItemTagID: id }) => id)
    return <Edit productId={productId} ids={ids} onSaved={onSaved} onClose={close} />
  }
  return (
    <Box>
      {tags.length === 0 ? <Typography color="textSecondary">{text('noProductTags')}</Typography> : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {tags.map(({ PantryInventoryItemTag: tag }) => (
          <TagLabel key={tag.ID} tag={tag} size="md" />
        ))}
      </Box>
      <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setMode('edit')}>
        {text('editProductTags')}
      </Button>
    </Box>
  )
}

interface EditProps {
  productId: number
  ids: readonly number[]
  onSaved: ProductTagsPanelProps['onSaved']
  onClose: () => void
}

/** Cancelling drops what was chosen: the product's current tags are shown again. */
function Edit({ productId, ids, onSaved, onClose }: EditProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(tagsApi.listTags, {})
  const { act, busy } = useAction()
  const [chosen, setChosen] = useState<readonly Tag[]>()
  if (error && !data) return <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} />
  const tags = data ?? []
  const value = chosen ?? tagsNamed(tags, ids)
  const filterOptions = selectorFilter<Tag>(({ Name }) => tagNameIn(Name, language))
  const save = () =>
    act(
      inventory.updateItemTags,
      { id: productId, TagIDs: value.map(({ ID }) => ID) },
      {
        done: text('productTagsSaved'),
        failed: (error) => [text('productTagsFailed'), refusalReason(error)].filter(Boolean).join(' '),
        onDone: (saved) => {
          onSaved(saved.PantryInventoryItemsPantryInventoryItemTags)
          onClose()
        },
      },
    )
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Autocomplete
        multiple
        loading={!data}
        loadingText={text('loading')}
        disabled={busy || !data}
        options={tags}
        value={[...value]}
        onChange={(_, next) => setChosen(next.slice(0, maxProductTags))}
        groupBy={({ PantryInventoryItemTagGroup: group }) => tagNameIn(group.Name, language)}
        renderGroup={optionGroup}
        getOptionLabel={({ Name }) => tagNameIn(Name, language)}
        getOptionKey={({ ID }) => ID}
        filterOptions={filterOptions}
        isOptionEqualToValue={(a, b) => a.ID === b.ID}
        renderInput={(params) => <TextField {...params} label={text('tags')} />}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" loading={busy} disabled={!data} onClick={() => void save()}>
          {text('save')}
        </Button>
        <Button color="inherit" disabled={busy} onClick={onClose}>
          {text('cancel')}
        </Button>
      </Box>
      {busy ? (
        <Typography role="status" variant="body2" color="textSecondary">
          {text('saving')}
        </Typography>
      ) : null}
    </Box>
  )
}
