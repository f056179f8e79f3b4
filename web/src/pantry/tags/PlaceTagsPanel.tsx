import { Alert, Box, Button, List, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useReducer } from 'react'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import type { PlaceTag, PlaceTagDraft } from '../../../../shared/pantry/tags/placeTag.ts'
import { tagTexts } from '../../../../shared/pantry/tags/texts.ts'
import type { Words } from '../../core/data/useAction.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { nextPlaceTagsMode } from './placeTagsMode.ts'
import { TagLabel } from './TagLabel.tsx'

const PlaceTagForm = lazy(() => import('./PlaceTagForm.tsx'))

export interface PlaceTagsPanelProps {
  /** Undefined until they are loaded. */
  tags: readonly PlaceTag[] | undefined
  /** Reason that they could not be loaded, in words. */
  problem: string | undefined
  isReadOnly?: boolean
  add: (draft: PlaceTagDraft, after: After) => Promise<unknown>
  remove: (tag: PlaceTag, after: After) => Promise<unknown>
}

type After = Pick<Words<unknown>, 'onDone' | 'onFailed'>

/** The tags of a pickup location or a delivery program: included, excluded, and those that open what they require. */
export function PlaceTagsPanel(props: PlaceTagsPanelProps) {
  const { tags, problem, isReadOnly = false } = props
  const text = useText(tagTexts)
  const [mode, send] = useReducer(nextPlaceTagsMode, 'LOADING')
  const isLoaded = tags !== undefined
  useEffect(() => {
    if (isLoaded && mode === 'LOADING') send({ type: 'loaded' })
  }, [isLoaded, mode])
  if (problem !== undefined && !isLoaded) return <Alert severity="error">{problem}</Alert>
  if (!isLoaded) return <RowsSkeleton rows={2} height={32} />
  /** The mode changes once the tags are there anew. */
  const next = (event: Parameters<typeof send>[0]) => async (_: unknown, renewed: Promise<unknown>) => {
    await renewed
    send(event)
  }
  const remove = (tag: PlaceTag) =>
    props.remove(tag, {
      onDone: next({ type: 'removed', left: tags.length - 1 }),
      onFailed: () => send({ type: 'removeFailed' }),
    })
  const add = async (draft: PlaceTagDraft) => void (await props.add(draft, { onDone: next({ type: 'added' }) }))
  return (
    <Box data-mode={mode}>
      <TagLists tags={tags} {...(mode === 'EDIT' ? { onRemove: remove } : {})} />
      {mode === 'ADDING_TAG' ? (
        <Suspense fallback={<RowsSkeleton rows={2} height={48} />}>
          <PlaceTagForm applied={tags} onAdd={add} onCancel={() => send({ type: 'cancel' })} />
        </Suspense>
      ) : isReadOnly ? null : (
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', mt: 2 }}>
          <Button variant="outlined" onClick={() => send({ type: 'add' })}>
            {text('addPlaceTag')}
          </Button>
          {tags.length === 0 ? null : mode === 'EDIT' ? (
            <Button onClick={() => send({ type: 'done' })}>{text('doneEditing')}</Button>
          ) : (
            <Button onClick={() => send({ type: 'edit' })}>{text('editPlaceTags')}</Button>
          )}
        </Box>
      )}
    </Box>
  )
}

interface TagListsProps {
  tags: readonly PlaceTag[]
  onRemove?: (tag: PlaceTag) => Promise<unknown>
}

function TagLists({ tags, onRemove }: TagListsProps) {
  const text = useText(tagTexts)
  if (tags.length === 0) return <Typography color="textSecondary">{text('noPlaceTags')}</Typography>
  const requires = (tag: PlaceTag) => tag.PantryInventoryItemTag.RequiresInclude
  const lists = [
    {
      key: 'included',
      description: 'includedDescription',
      shown: tags.filter((tag) => !tag.IsExcluded && !requires(tag)),
    },
    { key: 'requires', description: 'requiresTitle', shown: tags.filter((tag) => !tag.IsExcluded && requires(tag)) },
    { key: 'excluded', description: 'excludedDescription', shown: tags.filter(({ IsExcluded }) => IsExcluded) },
  ] as const
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {lists
        .filter(({ shown }) => shown.length > 0)
        .map(({ key, description, shown }) => (
          <Box key={key}>
            <Typography component="h3" sx={{ fontWeight: 600 }}>
              {text(key)}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 0.75 }}>
              {text(description)}
            </Typography>
            <List disablePadding aria-label={text(key)} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {shown.map((tag) => (
                <Box component="li" key={tag.PantryInventoryItemTagID} sx={{ maxWidth: '100%' }}>
                  <OneTag tag={tag} {...(onRemove ? { onRemove } : {})} />
                </Box>
              ))}
            </List>
          </Box>
        ))}
    </Box>
  )
}

function OneTag({ tag, onRemove }: { tag: PlaceTag; onRemove?: (tag: PlaceTag) => Promise<unknown> }) {
  const text = useText(tagTexts)
  const { language } = useLanguage()
  const name = tagNameIn(tag.PantryInventoryItemTag.Name, language)
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <TagLabel tag={tag.PantryInventoryItemTag} size="md" />
      {onRemove ? (
        <Button
          size="small"
          color="error"
          aria-label={text('removeNamed', { name })}
          onClick={() => void onRemove(tag)}
        >
          {text('delete')}
        </Button>
      ) : null}
    </Box>
  )
}
