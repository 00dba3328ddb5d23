/** The texts of the site's own controls and messages, and what editors read about them. A singleton. */
import { TranslateIcon } from '@sanity/icons/Translate'
import { defineType } from 'sanity'
import { WORDS } from '../../../lib/words/words.ts'
import { tab, withTabs } from '../parts/field.ts'
import { wordsField } from '../parts/word-field.ts'

export const words = defineType({
  name: WORDS,
  title: 'Words',
  type: 'document',
  icon: TranslateIcon,
  description: 'What the site itself says: on buttons, in forms and lists, and when something goes wrong.',
  ...withTabs(
    tab('enquiry', 'Enquiry form', [
      wordsField('enquiry', {
        title: 'Form',
        description: 'Its title, its notice and the lines around it are in the site settings, on the tab Quote form.',
        literal: [
          'sending',
          'nameRequired',
          'nameInvalid',
          'phoneRequired',
          'phoneInvalid',
          'emailRequired',
          'emailInvalid',
          'briefRequired',
        ],
        notes: {
          errorTitle: 'Before the title in the browser tab, while the form has errors.',
          nameHint: 'Below a name with an apostrophe or a hyphen.',
          phoneDigits: 'Below a phone with letters or signs.',
          phoneExtension: 'Below a phone with an extension.',
          phoneOne: 'Below several phone numbers.',
          emailOne: 'Below several e-mail addresses.',
          emailAt: 'Below an e-mail address without an @, or with two.',
          emailSpaces: 'Below an e-mail address with spaces.',
          emailDomain: 'Below an e-mail address whose domain cannot be one.',
          emailCharacters: 'Below an e-mail address with signs or dots that it cannot have.',
          tooMany: 'After very many enquiries. The line before the phone follows.',
          tooLong: 'The line before the phone follows.',
          offline: 'Without a connection. The line before the phone follows.',
          orCall: 'Before the phone, after each of the three lines above.',
          openNow: 'Below the opening hours, beside the form.',
          closedNow: 'The same, outside the opening hours.',
          closedFor: 'The same, before the end of closed days: {reason} is their name.',
          callOrWrite:
            'In the place of the form while the site is down and a copy of it is shown. Phone and e-mail follow.',
          pageTitle: 'In the browser tab of the page with the form alone.',
          sent: 'Heading when the page cannot be shown as usual.',
          notSent: 'Heading when the page cannot be shown as usual.',
          wait: 'When somebody opens the page of the form very often.',
        },
      }),
      wordsField('briefs', {
        title: 'What stands in a brief already',
        description: 'When the form is opened from a voice, an estimate, a shortlist or a service.',
        notes: {
          noEstimate: 'Behind the amount of $0, when the estimator could not give a price.',
          sample: 'Before the sample of a voice that was heard.',
        },
      }),
    ]),
    tab('voices', 'Voices', [
      wordsField('voices', {
        title: 'Cards',
        description: 'On the cards of voices, and of AI voices.',
        literal: ['directed', 'notDirected', 'linkCopied', 'findSimilar', 'enquire', 'none'],
        notes: {
          sample: 'The tab of a recording without a category.',
          aiVoice: 'Beside the play button of every AI voice: it has to say that it is one.',
          place: 'Beside the arrows, on phones.',
          places: 'Beside the arrows.',
          featured: 'Above the voices of the home page, when their section says nothing.',
          copyLink: 'When the browser does not copy by itself.',
        },
      }),
      wordsField('voicePage', {
        title: 'Page of a voice',
        description: 'On the page of each voice, and what search engines show of it.',
        notes: {
          title: 'In the browser tab and in search results, after the title prefix, where the booking system has none.',
          description:
            'In search results, where the booking system has none. The short description of the voice ends it.',
        },
      }),
      wordsField('voiceSearch', {
        title: 'Filters and results',
        description: 'Above a list of voices, and when nothing is found.',
        literal: ['nationality', 'ageRange', 'category'],
        notes: {
          searchByName: 'In the search field. The booking system looks in names, descriptions and booking refs.',
          quoted: 'How a search is repeated.',
          offers: 'When nothing is found, above searches that find somebody.',
          casting: 'Above the form, when it is opened after a search without results.',
        },
      }),
    ]),
    tab('estimator', 'Estimator', [
      wordsField('estimator', {
        title: 'Estimator',
        description: 'What people choose from. What is sent to the booking system does not change with these words.',
        literal: ['length150', 'length300', 'length450', 'length600', 'length750', 'finalise'],
        notes: {
          choose: 'In a list of which nothing is chosen yet.',
          finalise: 'When the section says nothing.',
        },
      }),
    ]),
    tab('player', 'Samples and player', [
      wordsField('player', {
        title: 'Samples and player',
        description: 'At recordings and films, and in the bar that shows what is playing.',
        literal: ['loadMore'],
        notes: {
          back: 'In the bar at the bottom, while a recording plays out of sight.',
        },
      }),
    ]),
    tab('shortlist', 'Shortlist', [
      wordsField('shortlist', {
        title: 'Shortlist',
        description: 'On the page of the shortlist, and at the button of a voice that adds it.',
        literal: ['linkCopied'],
        notes: {
          asListed: 'Before the categories: of each voice the sample with which it was put on the list.',
          lacking: 'At a voice that has no sample of the chosen category.',
        },
      }),
      wordsField('shortlistPage', {
        title: 'Page of the shortlist',
        description: 'Notes on voices, what the link of a shortlist carries, and how voices are compared.',
        notes: {
          scriptGoes: 'Said before the link is copied, with the first words of the script.',
          keep: 'In a list that came by a link.',
        },
      }),
    ]),
    tab('stopwatch', 'Stopwatch', [
      wordsField('stopwatch', {
        title: 'Stopwatch',
        description: 'Its buttons, its figures and its list of splits.',
        literal: ['start', 'pause', 'reset'],
      }),
    ]),
    tab('script', 'Script desk', [
      wordsField('script', {
        title: 'Script desk',
        description: 'Where visitors paste a script, and see how long it is and what it costs.',
        notes: {
          reading: 'While a file is read.',
          own: 'The pace of the visitor, once the script was read aloud.',
          asWritten: 'Behind a part that is read as it is written.',
          notRead: 'Behind a part that does not count, such as a direction in brackets.',
          cut: 'Below the first pages of a very long script.',
          atMedium: 'Behind a length or a number of words: by which pace it fits.',
          room: 'On cards of voices and in the line, below time and price.',
          cutToSave:
            'In the same place, when a shorter script costs less. {length} is such as 30 seconds, or 150 words.',
          sheetTitle: 'Heading of the sheet that visitors print or save.',
          sheetNote: 'On that sheet, below the terms.',
          cutToFit: 'The same, for a script that is longer than the estimator goes.',
        },
      }),
    ]),
    tab('lists', 'Lists', [
      wordsField('lists', {
        title: 'Lists with pages',
        description: 'At every list that has several pages.',
        literal: ['showing'],
      }),
      wordsField('articles', {
        title: 'Knowledge base',
        description: 'In lists of articles, and around an article.',
        notes: {
          categoryTitle: 'Title in search results of a category that has no page of its own.',
          categoryText: 'Below the heading of such a category, when the booking system does not describe it.',
        },
      }),
      wordsField('content', {
        title: 'Texts, people, reviews and contact details',
        description: 'In the sections of these kinds.',
        notes: { contents: 'Above the table of contents of a long text.' },
      }),
    ]),
    tab('errors', 'Errors and refusals', [
      wordsField('states', {
        title: 'When data cannot be loaded',
        description: 'In place of a list whose data did not arrive.',
        literal: ['error'],
      }),
      wordsField('errors', {
        title: 'Pages for errors',
        description: 'Their headings and texts are in the site settings, on the tab Error pages.',
        literal: ['notFoundCode'],
        notes: { notFound: 'In the browser tab.', failedTitle: 'In the browser tab.' },
      }),
      wordsField('refusals', {
        title: 'What the server says',
        description: 'When it cannot do what was asked. New words are used within a minute.',
        notes: { notFound: 'The lines below say what.', pageMetainfo: 'In the lines above.' },
      }),
    ]),
    tab('session', 'Sign-in', [
      wordsField('session', {
        title: 'Signing in',
        description: 'On the pages of visitors who are signed in.',
        literal: ['profile'],
        notes: { profileTitle: 'In the browser tab.', adminTitle: 'In the browser tab.' },
      }),
    ]),
    tab('frame', 'Frame', [
      wordsField('frame', {
        title: 'Header, footer and logos',
        description: 'Menus, links and addresses are in the site settings.',
        notes: { closed: 'Below the opening hours, when days of “Closed days” in Facts are near.' },
      }),
      wordsField('page', {
        title: 'Everywhere',
        description: 'On every page.',
        literal: ['loading'],
        notes: { skip: 'The first link of every page, for the keyboard.' },
      }),
    ]),
  ),
  preview: { prepare: () => ({ title: 'Words' }) },
})
