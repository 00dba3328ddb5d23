/** What every unit test gets: the DOM matchers of Testing Library. */
import '@testing-library/jest-dom'
