import AddAPhotoOutlined from '@mui/icons-material/AddAPhotoOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import CircularProgress from '@mui/material/CircularProgress'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { donorTexts } from '../../../shared/text/donor.ts'
import { useText } from '../app/language.tsx'
import { type ScaledPhoto, scaledDown, sendPhoto, Unreadable } from './photo.ts'
import type { PostForm } from './postForm.ts'

interface PhotoFieldProps {
  photo: PostForm['photo']
  onChange: (photo: PostForm['photo']) => void
  /** While a picture is on its way the donation waits for it. */
  onSending: (isSending: boolean) => void
}

type Sending = { preview: string; again?: () => void } | undefined

/** Takes or chooses a picture and sends it at once, so that posting does not wait for it. */
export function PhotoField({ photo, onChange, onSending }: PhotoFieldProps) {
  const text = useText(donorTexts)
  const [sending, setSending] = useState<Sending>()
  const [problem, setProblem] = useState<'photoFailed' | 'photoUnreadable'>()
  const chosen = useRef(0)

  const send = async (scaled: ScaledPhoto, turn: number) => {
    setProblem(undefined)
    setSending({ preview: scaled.preview })
    onSending(true)
    try {
      const key = await sendPhoto(scaled.photo)
      if (turn !== chosen.current) return
      onChange({ key, preview: scaled.preview })
      setSending(undefined)
      onSending(false)
    } catch (error) {
      if (turn !== chosen.current) return
      onSending(false)
      setProblem('photoFailed')
      setSending({ preview: scaled.preview, again: () => void send(scaled, turn) })
      console.error(error)
    }
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    chosen.current += 1
    const turn = chosen.current
    try {
      await send(await scaledDown(file), turn)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      setProblem('photoUnreadable')
    }
  }
  const clear = () => {
    chosen.current += 1
    setSending(undefined)
    setProblem(undefined)
    onSending(false)
    onChange(null)
  }
  const preview = sending?.preview ?? photo?.preview
  return (
    <Box>
      <Typography variant="h4" component="h3">
        {text('photo')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.25 }}>
        {text('photoLead')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {preview ? <Box component="img" src={preview} alt={text('photoPreview')} sx={previewLook} /> : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <FileButton label={text(preview ? 'changePhoto' : 'addPhoto')} onFile={(file) => void choose(file)} />
          {preview ? (
            <Button color="inherit" onClick={clear}>
              {text('removePhoto')}
            </Button>
          ) : null}
        </Box>
      </Box>
      <Box role="status" sx={{ mt: preview ? 1 : 0 }}>
        {sending && !sending.again ? (
          <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CircularProgress size={16} aria-hidden /> {text('photoUploading')}
          </Typography>
        ) : null}
        {!sending && photo ? (
          <Typography variant="body2" color="success">
            {text('photoReady')}
          </Typography>
        ) : null}
      </Box>
      {problem ? (
        <Alert
          severity="warning"
          sx={{ mt: 1 }}
          action={sending?.again ? <Again onClick={sending.again} /> : undefined}
        >
          {text(problem)}
        </Alert>
      ) : null}
    </Box>
  )
}

function Again({ onClick }: { onClick: () => void }) {
  const text = useText(donorTexts)
  return (
    <Button color="inherit" size="small" onClick={onClick} sx={{ whiteSpace: 'nowrap' }}>
      {text('photoAgain')}
    </Button>
  )
}

/** The device asks itself whether to use the camera or a picture that is there already. */
function FileButton({ label, onFile }: { label: string; onFile: (file: File | undefined) => void }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" startIcon={<AddAPhotoOutlined />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/*"
        hidden
        aria-label={label}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </>
  )
}

const previewLook = {
  width: 112,
  height: 84,
  objectFit: 'cover',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
} as const
