# Wat de tafel vertelt naast de teksten van de terminal: voor de server en de browser.

telling-now = Nu
telling-table = Op tafel
