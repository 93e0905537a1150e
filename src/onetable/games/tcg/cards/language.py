"""All words in one place, so that a card file needs one import."""

from onetable.games.tcg.cards.makers import *
from onetable.games.tcg.index import CopiesSite as CopiesSite
from onetable.games.tcg.mechanics.windows import EventPlayed as EventPlayed
from onetable.games.tcg.speech.deeds import *
from onetable.games.tcg.speech.pronouns import *
from onetable.games.tcg.traits import *
from onetable.games.tcg.words.abilities import *
from onetable.games.tcg.words.announcements import *
from onetable.games.tcg.words.costs import *
from onetable.games.tcg.words.effects import *
from onetable.games.tcg.words.fights import *
from onetable.games.tcg.words.hands import *
from onetable.games.tcg.words.nouns import *
from onetable.games.tcg.words.plays import *
from onetable.games.tcg.words.targets import *
from onetable.games.tcg.words.triggers import *
from onetable.games.tcg.words.values import *
from onetable.games.tcg.words.verbs import *
