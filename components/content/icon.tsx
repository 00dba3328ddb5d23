/** Maps the icon names that editors choose from to icons. Always beside text, so hidden from screen readers. */
import {
  Archive,
  AudioLines,
  BadgeDollarSign,
  CalendarDays,
  Check,
  Clock,
  Download,
  FileAudio,
  FileText,
  Headphones,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Mic,
  Music,
  PenLine,
  Phone,
  Repeat,
  Send,
  ShieldCheck,
  SlidersVertical,
  Users,
  Zap,
} from 'lucide-react'
import type { ContentIcon } from '@/lib/content/section-types'

const drawings: Record<ContentIcon, LucideIcon> = {
  'file-text': FileText,
  pen: PenLine,
  mic: Mic,
  headphones: Headphones,
  sliders: SlidersVertical,
  'audio-lines': AudioLines,
  music: Music,
  'file-audio': FileAudio,
  send: Send,
  download: Download,
  clock: Clock,
  calendar: CalendarDays,
  zap: Zap,
  'badge-dollar': BadgeDollarSign,
  shield: ShieldCheck,
  archive: Archive,
  users: Users,
  repeat: Repeat,
  message: MessageCircle,
  phone: Phone,
  check: Check,
  'map-pin': MapPin,
}

/** Renders nothing for a name that this build does not know. @param size width and height in pixels */
export function Icon({ name, size = 28 }: { name: ContentIcon; size?: number }) {
  const Drawing = Object.hasOwn(drawings, name) ? drawings[name] : null
  return Drawing && <Drawing size={size} />
}
