import { Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import * as tagsApi from '../../../../shared/pantry/tags/api.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { type PlaceTag, type PlaceTagDraft, unappliedTags } from '../../../../shared/pantry/tags/placeTag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import { useApi } from '../../core/data/useApi.ts'
import { ToggleButtons } from '../../core/ui/form/ToggleButtons.tsx'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'

interface PlaceTagFormProps {
  applied: readonly PlaceTag[]
  onAdd: (draft: PlaceTagDraft) => Promise<void>
  onCancel: () => void
}

/** Picks a tag that the place doesn't have yet, to be included or excluded there. */
export default function PlaceTagForm({ applied, onAdd, onCancel }: PlaceTagFormProps) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(tagsApi.listTags, {})
  const [tagId, setTagId] = useState(0)
  const [isExcluded, setExcluded] = useState(false)
  const [isSending, setSending] = useState(false)
  if (error && !data) return <LoadFailed error={error} message={text('loadFailed')} onRetry={() => mutate()} />
  if (!data) return <RowsSkeleton rows={2} height={48} />
  const choices = unappliedTags(data, applied)
  const chosen = choices.find(({ ID }) => ID === tagId)
  const add = async () => {
    if (!chosen) return
    setSending(true)
    await onAdd({ PantryInventoryItemTagID: chosen.ID, IsExcluded: isExcluded })
    setSending(false)
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2, maxWidth: 420 }}>
      {choices.length === 0 ? (
        <Typography color="textSecondary">{text('allApplied')}</Typography>
      ) : (
        <TextField
          select
          label={text('tag')}
          value={chosen?.ID ?? ''}
          onChange={(event) => setTagId(Number(event.target.value))}
          helperText={chosen ? explanation(chosen.RequiresInclude, isExcluded, text) : text('chooseTag')}
        >
          {choices.map(({ ID, Name, PantryInventoryItemTagGroup: group }) => (
            <MenuItem key={ID} value={ID}>
              {text('chipTooltip', { name: tagNameIn(Name, language), group: tagNameIn(group.Name, language) })}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ToggleButtons
        label={text('includeOrExclude')}
        choices={[
          { value: 'include', label: text('include') },
          { value: 'exclude', label: text('exclude') },
        ]}
        isChosen={(value) => (value === 'exclude') === isExcluded}
        onChoose={(value) => setExcluded(value === 'exclude')}
      />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" disabled={!chosen} loading={isSending} onClick={() => void add()}>
          {text('addPlaceTag')}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {text('cancel')}
        </Button>
      </Box>
    </Box>
  )
}

const explanation = (
  requiresInclude: boolean,
  isExcluded: boolean,
  text: (key: 'excludedDescription' | 'requiresTitle' | 'includedDescription') => string,
) => text(isExcluded ? 'excludedDescription' : requiresInclude ? 'requiresTitle' : 'includedDescription')
