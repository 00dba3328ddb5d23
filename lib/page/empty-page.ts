/** For routes whose getServerSideProps has already sent the response: never rendered. */
export default function Nothing(): null {
  return null
}
