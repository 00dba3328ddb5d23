/** The eight services a review or a sample can belong to. */
export const SERVICES = [
  { title: 'Voice overs', value: 'voice-overs' },
  { title: 'Podcast production', value: 'podcast-production' },
  { title: 'Jingles', value: 'jingles' },
  { title: 'Sound design', value: 'sound-design' },
  { title: 'Directed sessions', value: 'directed-sessions' },
  { title: 'Post production', value: 'post-production' },
  { title: 'Script writing', value: 'script-writing' },
  { title: 'Audio production', value: 'audio-production' },
]
